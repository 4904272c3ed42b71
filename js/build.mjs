/**
 * Builds the front end:
 *   node build.mjs             → ../ttr_widget/static/widget.js, widget.css, loader.js and page.js
 *   node build.mjs --watch     the same, again after each change
 *   node build.mjs --harness   → build/harness/ (a page of our own, see harness/)
 *   node build.mjs --search    → out: the search of the reference as a script for Node
 *
 * Two builds of the same source are byte for byte equal: no dates, no paths.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const args = new Set(process.argv.slice(2));

/** Fluent files as text, without comments and without what only Python says. */
const OURS = new RegExp(
  "^(city|color|refusal|event|live|ui|rule)-|" +
    "^reference-(found|nothing|empty|suggest|corrected|two-meanings|meaning|kind|city-line|more|count|page|n-points)\\b",
);
const fluent = {
  name: "fluent",
  setup(build) {
    build.onLoad({ filter: /\.ftl$/ }, async ({ path }) => {
      const kept = [];
      let keeping = false;
      for (const line of (await readFile(path, "utf8")).split("\n")) {
        if (/^(#|\s*$)/.test(line)) continue;
        // A message begins at the margin; what is indented, or closes a brace, belongs to it.
        if (/^[a-z]/.test(line)) keeping = OURS.test(line);
        if (keeping) kept.push(line);
      }
      return { contents: kept.join("\n"), loader: "text" };
    });
  },
};

const common = {
  absWorkingDir: here("."),
  bundle: true,
  format: "esm",
  platform: "browser",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".json": "json" },
  plugins: [fluent],
  charset: "utf8",
  legalComments: "none",
  logLevel: "info",
  metafile: args.has("--sizes"),
};

/** Which application a loader loads: named by its content. */
const named = {
  name: "named",
  setup(build) {
    build.onLoad({ filter: /loader\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({ ...widget, write: false, logLevel: "silent" });
      const hash = createHash("sha256").update(outputFiles[0].contents).digest("hex").slice(0, 16);
      return { contents: (await readFile(path, "utf8")).replace("CONTENT_HASH", hash), loader: "ts" };
    });
  },
};

const widget = {
  ...common,
  entryPoints: { widget: "src/index.tsx" },
  outdir: here("../ttr_widget/static"),
  minify: true,
};
const loader = {
  ...common,
  entryPoints: { loader: "src/loader.ts" },
  outdir: here("../ttr_widget/static"),
  minify: true,
  plugins: [named],
};
const page = {
  ...common,
  entryPoints: { page: "src/page.ts" },
  outdir: here("../ttr_widget/static"),
  minify: true,
};
const styles = {
  ...common,
  entryPoints: { widget: "src/styles.css" },
  outdir: here("../ttr_widget/static"),
  minify: true,
};
const harness = {
  ...common,
  entryPoints: { harness: "harness/harness.tsx", styles: "src/styles.css" },
  outdir: here("build/harness"),
  sourcemap: "inline",
};

/** The search alone, for the test that compares it with Python's: `node build.mjs --search` writes the script out. */
const search = {
  ...common,
  entryPoints: { search: "harness/search.ts" },
  platform: "node",
  write: false,
  logLevel: "silent",
};

if (args.has("--search")) {
  const { outputFiles } = await esbuild.build({ ...search, outdir: here("build") });
  process.stdout.write(outputFiles[0].text);
}

const configs = args.has("--search") ? [] : args.has("--harness") ? [harness] : [widget, loader, page, styles];

if (args.has("--harness")) {
  await mkdir(here("build/harness"), { recursive: true });
  await copyFile(here("harness/index.html"), here("build/harness/index.html"));
}
if (args.has("--watch")) {
  for (const config of configs) await (await esbuild.context(config)).watch();
} else {
  for (const config of configs) {
    const result = await esbuild.build(config);
    if (result.metafile) console.log(await esbuild.analyzeMetafile(result.metafile));
  }
}
