/**
 * The script of the page that `save_html` writes: the widget on a model that has
 * no kernel behind it. The file holds, packed, the module, its styles, and the
 * view of every ply; nothing comes from outside.
 */

import type { AnyModel } from "@anywidget/types";

type Listener = (...args: unknown[]) => void;

interface Content {
  traits: Record<string, unknown>;
  /** One a ply, as the `view` trait has it. */
  views: readonly unknown[];
  log: readonly { ply: number }[];
  /** The text under the board, one a ply, if it is wished. */
  texts?: readonly string[];
}

/** Answers what can be answered from the file: another ply, the log, the reader's options. */
export class PageModel {
  private readonly traits: Record<string, unknown>;
  private readonly listeners = new Map<string, Set<Listener>>();
  private changed = new Set<string>();

  constructor(private readonly content: Content) {
    this.traits = { ...content.traits, page: true };
    this.show(Number(content.traits["ply"]));
  }

  get(name: string): unknown {
    return this.traits[name];
  }

  set(name: string, value: unknown): void {
    this.traits[name] = value;
    this.changed.add(name);
  }

  save_changes(): void {
    const { changed } = this;
    this.changed = new Set();
    if (changed.has("ply")) this.show(Number(this.traits["ply"]));
    // Later, as a kernel's answer would come: who has asked is ready for it by then.
    setTimeout(() => {
      if (changed.has("ply")) this.emit("change:view");
      for (const name of changed) this.emit(`change:${name}`);
    });
  }

  send({ kind, id, from }: { kind?: string; id?: string; from?: number }): void {
    if (kind !== "log") return;
    const events = this.content.log.filter((event) => event.ply >= (from ?? 0));
    setTimeout(() => this.emit("msg:custom", { kind: "log", id, branch: 0, from, events }, []));
  }

  on(name: string, listener: Listener): void {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
  }

  off(name?: string | null, listener?: Listener | null): void {
    if (name && listener) this.listeners.get(name)?.delete(listener);
    else if (name) this.listeners.delete(name);
    else this.listeners.clear();
  }

  private show(wanted: number): void {
    const { views, texts } = this.content;
    const ply = Math.max(0, Math.min(Math.trunc(wanted) || 0, views.length - 1));
    Object.assign(this.traits, { ply, view: views[ply], view_text: texts?.[ply] ?? null, live_ply: views.length - 1 });
  }

  private emit(name: string, ...args: unknown[]): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(...args);
  }
}

async function unpack(id: string): Promise<string> {
  const packed = document.getElementById(id)?.textContent ?? "";
  const bytes = Uint8Array.from(atob(packed.trim()), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

async function start(el: HTMLElement): Promise<void> {
  const [code, css, content] = await Promise.all([unpack("ttr-module"), unpack("ttr-style"), unpack("ttr-game")]);
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: widget } = await import(address);
  URL.revokeObjectURL(address);
  const model = new PageModel(JSON.parse(content) as Content) as unknown as AnyModel;
  el.textContent = "";
  widget.render({ model, el });
}

const place = document.getElementById("ttr-board");
if (place) {
  start(place).catch((error: unknown) => {
    console.error(error); // the text that stands there stays
  });
}
