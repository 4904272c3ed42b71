/**
 * Whether a kernel stands behind the widget.
 *
 * anywidget's model does not tell, but the models of Jupyter do, and the
 * widget's own layout is one of them: both live and die with the same kernel.
 */

import type { AnyModel } from "@anywidget/types";

/**
 * lost: there was a kernel, and it is gone or knows us no more; none: a saved notebook, nothing has run;
 * page: a file of its own (`save_html`), which has every ply in itself.
 */
export type Link = "live" | "lost" | "none" | "page";

/** Whether another ply can be shown. */
export function canSeek(link: Link): boolean {
  return link === "live" || link === "page";
}

interface JupyterModel {
  comm_live?: boolean;
}

function isDead(model: AnyModel): boolean {
  const layout = model.get("layout") as JupyterModel | null | undefined;
  return typeof layout === "object" && layout !== null && layout.comm_live === false;
}

export function linkOf(model: AnyModel): Link {
  if (model.get("page") === true) return "page";
  return isDead(model) ? "none" : "live";
}

/** Call back when the link breaks or comes back; returns how to stop. */
export function watchLink(model: AnyModel, changed: (link: Link) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // All models of a kernel are told one after the other: look when the last has been.
  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(() => changed(isDead(model) ? "lost" : "live"));
  };
  const closed = () => changed("lost");
  model.on("comm_live_update", update);
  model.on("comm:close", closed);
  return () => {
    clearTimeout(timer);
    model.off("comm_live_update", update);
    model.off("comm:close", closed);
  };
}
