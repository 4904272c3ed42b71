import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import rules from "../../ttr_widget/data/refusals.json";
import { atlasOf } from "../src/atlas";
import { resolveLanguage, slug, Texts } from "../src/texts";
import { refusalText } from "../src/words";

const atlas = atlasOf("usa");
const en = new Texts("en");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "board" ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("texts", () => {
  it("has every id that the source asks for", () => {
    const code = sources(join(import.meta.dirname, "../src")).join("\n");
    const ids = new Set([...code.matchAll(/"((?:ui|event)-[a-z0-9-]*[a-z0-9])"/g)].map((found) => found[1] ?? ""));
    expect(ids.size).toBeGreaterThan(100);
    expect([...ids].filter((id) => !en.has(id))).toEqual([]);
  });

  it("knows every city and colour in three languages", () => {
    for (const language of ["en", "zh", "ja"] as const) {
      const texts = new Texts(language);
      for (const city of atlas.cities) expect(texts.has(`city-${slug(city)}`)).toBe(true);
      expect(texts.color("locomotive")).not.toBe("color-locomotive");
    }
  });

  it("falls back to English id by id, and shows an id that nobody has", () => {
    const zh = new Texts("zh");
    expect(zh.city("Denver")).toBe("丹佛");
    expect(zh.t("no-such-id")).toBe("no-such-id");
    expect(zh.t("ui-key-esc")).not.toBe("ui-key-esc");
  });

  it("leaves the cities of a board of one's own alone", () => {
    expect(en.city("Évian")).toBe("Évian");
  });

  it("makes slugs as Python does", () => {
    expect(slug("Sault St. Marie")).toBe("sault-st-marie");
    expect(slug("Montréal")).toBe("montreal");
  });

  it("never marks up what it inserts", () => {
    expect(en.t("ui-wins", { name: "<b>Bo</b>" })).toBe("<b>Bo</b> wins");
  });
});

describe("language", () => {
  it("is the one chosen", () => expect(resolveLanguage("ja", "zh", [])).toBe("ja"));
  it("follows the page, then the browser", () => {
    expect(resolveLanguage("auto", "ja", ["zh-CN"])).toBe("ja");
    expect(resolveLanguage("auto", "", ["fr", "zh-CN"])).toBe("zh");
    expect(resolveLanguage("auto", "", ["fr"])).toBe("en");
    expect(resolveLanguage(undefined, "fr", [])).toBe("en");
  });
  it("does not believe a page that says English, as notebooks always do", () => {
    expect(resolveLanguage("auto", "en-US", ["ja-JP", "en"])).toBe("ja");
    expect(resolveLanguage("auto", "en", ["en-GB", "zh"])).toBe("en");
  });
});

describe("refusals", () => {
  it("say it in words, with names for ids", () => {
    const text = refusalText(en, atlas, {
      code: "owned",
      args: { route: "Denver-Kansas City:black", owner: 1, owner_name: "Bo" },
    });
    expect(text).toBe("Denver – Kansas City (black) belongs to Bo already.");
  });

  it("have a sentence for each code the kernel may send", () => {
    for (const code of [...Object.keys(rules), "undo_not_allowed", "cancelled", "spectator", "choose_payment"]) {
      expect(refusalText(en, atlas, { code, args: {} }), code).not.toContain(`(${code})`);
    }
    expect(refusalText(en, atlas, { code: "brand_new", args: {} })).toContain("brand_new");
  });
});
