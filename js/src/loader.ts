/**
 * The anywidget module. A notebook loads it anew for every widget it makes, and
 * no browser ever forgets a module: so it is small, and takes the application
 * from the model's `_app` once for all widgets of a page.
 */

import type { AnyModel, AnyWidget, Initialize, Render } from "@anywidget/types";

type App = { initialize: Initialize; render: Render };

const apps = ((globalThis as Record<symbol, unknown>)[Symbol.for("ttr_widget")] ??= new Map()) as Map<string, Promise<App>>;

function appOf(model: AnyModel): Promise<App> {
  // The build puts the application's own hash here: another version is another application.
  const hash = "CONTENT_HASH";
  const known = apps.get(hash);
  if (known) return known;
  const app = load(String(model.get("_app")));
  apps.set(hash, app);
  app.catch(() => apps.delete(hash));
  return app;
}

async function load(source: string): Promise<App> {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return ((await import(url)) as { default: App }).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const widget: AnyWidget = {
  initialize: async (context) => {
    const { model } = context;
    const leave = await (await appOf(model)).initialize(context);
    return () => {
      if (typeof leave === "function") void leave();
      // Notebooks hold on to closed models: they shall not hold what is large.
      for (const name of ["_app", "_css", "view", "reference"]) model.set(name, null);
    };
  },
  render: async (context) => (await appOf(context.model)).render(context),
};

export default widget;
