/** The board: a canvas that shows one view of the game. */

import type { CityName, WireBoard } from "../wire";
import type { Layout } from "./layout";
import type { Palette } from "./theme";
import type { BoardProps, Hit } from "./props";

export type { BoardLabels, BoardProps, Hit, Selection } from "./props";
export type { Layout } from "./layout";
export type { Palette } from "./theme";

export interface BoardOptions {
  layout: Layout;
  board: WireBoard;
  palette: Palette;
}

export class BoardCanvas {
  constructor(canvas: HTMLCanvasElement, options: BoardOptions) {
    void canvas;
    void options;
  }
  update(props: BoardProps): void {
    void props;
  }
  /** Paint at once what `update` has asked for. */
  flush(): void {}
  hit(clientX: number, clientY: number): Hit | null {
    void clientX;
    void clientY;
    return null;
  }
  cityAt(clientX: number, clientY: number): CityName | null {
    void clientX;
    void clientY;
    return null;
  }
  destroy(): void {}
}
