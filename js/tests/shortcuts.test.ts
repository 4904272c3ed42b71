// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { passShortcuts } from "../src/shortcuts";

const MARK = "data-lm-suppress-shortcuts";

let heard: string[] = [];
let stop: () => void;

/** As JupyterLab does: on the document, on the way down, unless the focused element itself is marked. */
function notebook(event: KeyboardEvent): void {
  if (!(event.target as HTMLElement).hasAttribute(MARK)) heard.push(event.key);
}

function press(id: string, key: string, init: KeyboardEventInit = {}): void {
  document.getElementById(id)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `
    <div id="root"><canvas id="map" ${MARK}="true"></canvas><input id="text" type="text" ${MARK}="true"></div>
    <button id="other" ${MARK}="true"></button>`;
  document.addEventListener("keydown", notebook, true);
  stop = passShortcuts(document.getElementById("root") as HTMLElement);
});

afterEach(() => {
  stop();
  document.removeEventListener("keydown", notebook, true);
});

test("the notebook hears its shortcuts, and no other key", async () => {
  press("map", "s", { ctrlKey: true });
  press("map", "f", { metaKey: true });
  expect(heard).toEqual(["s", "f"]);
  await new Promise((resolve) => setTimeout(resolve));
  press("map", "b");
  press("map", "[", { ctrlKey: true, altKey: true });
  expect(heard).toEqual(["s", "f"]);
});

test("text boxes keep theirs, and what is not ours stays as it is", () => {
  press("text", "a", { ctrlKey: true });
  press("other", "s", { ctrlKey: true });
  expect(heard).toEqual([]);
  stop();
  press("map", "s", { ctrlKey: true });
  expect(heard).toEqual([]);
});
