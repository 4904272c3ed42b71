/** A 2D context that records what is called on it: jsdom has none of its own. */

export interface Call {
  name: string;
  args: unknown[];
  fillStyle: unknown;
  font: string;
}

export interface FakeContext {
  calls: Call[];
  named(name: string): Call[];
}

class FakePath {
  addPath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  quadraticCurveTo(): void {}
  closePath(): void {}
  roundRect(): void {}
}

class FakeMatrix {
  scale(): this {
    return this;
  }
}

const contexts = new WeakMap<HTMLCanvasElement, FakeContext & CanvasRenderingContext2D>();

function makeContext(): FakeContext & CanvasRenderingContext2D {
  const calls: Call[] = [];
  const state: Record<string | symbol, unknown> = { globalAlpha: 1, fillStyle: "#000000", font: "10px sans-serif" };
  const fake = new Proxy(state, {
    get(target, key) {
      if (key === "calls") return calls;
      if (key === "named") return (name: string) => calls.filter((call) => call.name === name);
      if (key in target) return target[key];
      return (...args: unknown[]) => {
        calls.push({ name: String(key), args, fillStyle: target["fillStyle"], font: String(target["font"]) });
        if (String(key).startsWith("create")) return { addColorStop: () => undefined };
        if (key === "getTransform") return { a: 1 };
        return undefined;
      };
    },
  });
  return fake as unknown as FakeContext & CanvasRenderingContext2D;
}

/** Give every canvas of the page such a context. */
export function installFakeCanvas(): void {
  Object.assign(globalThis, { Path2D: FakePath, DOMMatrix: FakeMatrix });
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    let context = contexts.get(this);
    if (!context) contexts.set(this, (context = makeContext()));
    return context;
  } as never;
}

export function contextOf(canvas: HTMLCanvasElement): FakeContext {
  return canvas.getContext("2d") as unknown as FakeContext;
}

/** A canvas that believes it has a size on the page. */
export function sizedCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  setSize(canvas, width, height);
  return canvas;
}

export function setSize(canvas: HTMLCanvasElement, width: number, height: number, left = 0, top = 0): void {
  Object.defineProperty(canvas, "clientWidth", { value: width, configurable: true });
  Object.defineProperty(canvas, "clientHeight", { value: height, configurable: true });
  canvas.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}
