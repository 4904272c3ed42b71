/** The anywidget module: one `Sync` for each model, one app for each place it is shown. */

import type { AnyModel, Initialize, Render } from "@anywidget/types";
import { render as renderTree } from "preact";
import { App } from "./app";
import { atlasOf } from "./atlas";
import { Controller } from "./controller";
import { passShortcuts } from "./shortcuts";
import { Sync } from "./sync";
import { freshUi } from "./ui";

/** Views of the same model share what is synced, each with choices of its own. */
const syncs = new WeakMap<AnyModel, { sync: Sync; users: number }>();

function join(model: AnyModel): Sync {
  const known = syncs.get(model) ?? { sync: new Sync(model), users: 0 };
  known.users += 1;
  syncs.set(model, known);
  return known.sync;
}

function leave(model: AnyModel): void {
  const known = syncs.get(model);
  if (!known) return;
  known.users -= 1;
  if (known.users > 0) return;
  known.sync.destroy();
  syncs.delete(model);
}

const initialize: Initialize = ({ model }) => {
  join(model);
  return () => leave(model);
};

const render: Render = ({ model, el }) => {
  const sync = join(model);
  const ui = freshUi();
  const control = new Controller(sync, ui, atlasOf(sync.store.get().board));
  const host = document.createElement("div");
  host.className = "ttr-host";
  el.append(host);
  renderTree(<App sync={sync} ui={ui} control={control} />, host);
  const stopPassing = passShortcuts(host);
  return () => {
    stopPassing();
    renderTree(null, host);
    host.remove();
    control.destroy();
    leave(model);
  };
};

export default { initialize, render };
