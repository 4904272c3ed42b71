import { beforeEach, describe, expect, it } from "vitest";
import { guardFocus } from "../src/focus";

let root: HTMLElement;
let map: HTMLElement;
let button: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div id="map" tabindex="0"></div><button>Confirm</button></div><input>`;
  root = document.querySelector("#root")!;
  map = document.querySelector("#map")!;
  button = document.querySelector("button")!;
  const stop = guardFocus(root, () => map);
  return stop;
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
/** As browsers tell it that take the focus from a control before they take the control away. */
const losesFocus = () => button.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));

describe("the focus", () => {
  it("goes to the map when its control is taken away, told before or after", async () => {
    button.focus();
    losesFocus();
    button.remove();
    await settle();
    expect(document.activeElement).toBe(map);
  });

  it("goes to the map when its control is greyed out", async () => {
    button.focus();
    button.disabled = true;
    await settle();
    expect(document.activeElement).toBe(map);
  });

  it("stays away when the reader has left, whatever is taken away later", async () => {
    button.focus();
    button.blur();
    await settle();
    button.remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it("stays where else the reader went", async () => {
    const elsewhere = document.querySelector("input")!;
    button.focus();
    elsewhere.focus();
    button.remove();
    await settle();
    expect(document.activeElement).toBe(elsewhere);
  });
});
