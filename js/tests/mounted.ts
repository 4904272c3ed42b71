/** The whole widget on a stub model, with a board that only listens. */

import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { BoardProps, Hit } from "../src/board";
import { StubModel } from "./views";

export class FakeBoard {
  static last: FakeBoard | null = null;
  props: BoardProps | null = null;
  /** What the pointer is over. */
  under: Hit | null = null;
  destroyed = false;

  constructor(readonly canvas: HTMLCanvasElement) {
    FakeBoard.last = this;
  }
  update(props: BoardProps): void {
    this.props = props;
  }
  flush(): void {}
  hit(): Hit | null {
    return this.under;
  }
  cityAt(): null {
    return null;
  }
  destroy(): void {
    this.destroyed = true;
  }
}

let observers: (() => void)[] = [];

class FakeResizeObserver {
  constructor(private readonly callback: () => void) {
    observers.push(callback);
  }
  observe(): void {}
  disconnect(): void {
    observers = observers.filter((one) => one !== this.callback);
  }
}

let width = 1240;
Object.defineProperty(window, "innerHeight", { configurable: true, value: 1100 });

vi.stubGlobal("ResizeObserver", FakeResizeObserver);
Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, get: () => width });
HTMLElement.prototype.getBoundingClientRect = () =>
  ({ width, height: 600, left: 0, top: 0, right: width, bottom: 600, x: 0, y: 0 }) as DOMRect;

export async function mount(traits: Record<string, unknown>, at = 1240) {
  width = at;
  const { default: widget } = await import("../src/index");
  const model = new StubModel({ language: "en", theme: "light", can_undo: true, ...traits });
  const el = document.createElement("div");
  document.body.append(el);
  let leave: unknown;
  await act(() => {
    leave = widget.render({ model: model.asModel, el } as never);
  });
  const root = el.querySelector<HTMLElement>(".ttr-root");
  if (!root) throw new Error("nothing was rendered");

  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const nameOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
  const find = (selector: string, name: string | RegExp, within: Element = root) =>
    [...within.querySelectorAll<HTMLElement>(selector)].find((one) =>
      typeof name === "string" ? nameOf(one) === name : name.test(nameOf(one)),
    );
  const doing = (work: () => void) => act(work);
  return {
    model,
    el,
    root,
    part,
    find,
    text: (name: string) => part(name)?.textContent ?? "",
    state: () => part("action-bar")?.getAttribute("data-state"),
    board: () => FakeBoard.last as FakeBoard,
    sent: (kind: string) => model.sent.filter((message) => message["kind"] === kind),
    press: (name: string | RegExp, within?: Element) => {
      const button = find("button, input", name, within);
      if (!button) throw new Error(`no control called ${String(name)}`);
      return doing(() => button.click());
    },
    clickRoute: (id: string) =>
      doing(() => {
        const board = FakeBoard.last as FakeBoard;
        board.under = { kind: "route", id, distance: 0 };
        board.canvas.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }),
    key: (key: string, extra: KeyboardEventInit = {}) =>
      doing(() => {
        const canvas = (FakeBoard.last as FakeBoard).canvas;
        canvas.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...extra }));
      }),
    resize: (to: number) =>
      doing(() => {
        width = to;
        for (const observer of [...observers]) observer();
      }),
    set: (name: string, value: unknown) => doing(() => model.set(name, value)),
    reply: (message: Record<string, unknown>) => doing(() => model.reply(message)),
    leave: () => doing(() => (leave as () => void)()),
  };
}
