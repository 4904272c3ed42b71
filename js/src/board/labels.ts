/** City labels: which text, in how many lines, where. Pure. */

import type { Anchor, City, Layout, NameLabel } from "./layout";
import type { BoardLabels } from "./props";
import type { Rect } from "./curve";

export interface Label {
  lines: readonly string[];
  x: number;
  /** Middle of the block of lines. */
  y: number;
  anchor: Anchor;
  /** Size in board units. */
  font: number;
  lineHeight: number;
  bold: boolean;
  /** No wider than this, or it would leave the map: wide fonts are condensed to it. */
  room: number;
  /** Roughly what the text covers; generous, for repainting only. */
  box: Rect;
}

type Placed = Omit<Label, "room">;

/** Below this scale a name of 12 units would be smaller than 10 px. */
export const NAME_SCALE = 0.83;

/** Whether cities have codes at this scale; a board without places for codes has names all the same. */
export function showsCodes({ mode }: BoardLabels, scale: number): boolean {
  return mode === "code" || (mode === "auto" && scale < NAME_SCALE);
}

export function placeLabel(
  city: City,
  units: Layout["units"],
  labels: BoardLabels,
  scale: number,
  bold: boolean,
  mapWidth: number,
): Label {
  const label = chooseLabel(city, units, labels, scale, bold);
  const left = label.x - EDGE;
  const right = mapWidth - EDGE - label.x;
  const room = label.anchor === "start" ? right : label.anchor === "end" ? left : 2 * Math.min(left, right);
  return { ...label, room };
}

/** What a label keeps clear of the map's edge. */
const EDGE = 3;

function chooseLabel(
  city: City,
  units: Layout["units"],
  labels: BoardLabels,
  scale: number,
  bold: boolean,
): Placed {
  const { layout } = city;
  if (showsCodes(labels, scale) && layout.code_label) {
    return placeCode(city, layout.code_label, scale, bold);
  }
  const name = labels.names[city.name] ?? city.name;
  const own = ownLabel(city, labels.language);
  if (own) {
    const lines = splitLabel(name, own.lines ?? [name]);
    return place(city, own, own.anchor ?? "middle", lines, own.font ?? units.label_font, bold);
  }
  const lines = splitLabel(name, layout.label.lines ?? [name]);
  return place(city, layout.label, layout.label.anchor ?? "start", lines, units.label_font, bold);
}

/** Codes need be no larger than this on screen, nor smaller than names in board units. */
const CODE_PX = 11;
/** Half the width and half the height of three capitals, in ems. */
const CODE_HALF = { width: 1.03, height: 0.36 };

/**
 * The layout has room for large codes, as a small board needs them. Where the
 * board is larger the code shrinks, and stays as close to its city as before.
 */
function placeCode(city: City, at: NameLabel, scale: number, bold: boolean): Placed {
  const largest = at.font ?? 19.5;
  const font = Math.min(largest, Math.max(12, CODE_PX / scale));
  const less = largest - font;
  const beside = Math.abs(at.dx) > largest * CODE_HALF.width;
  const above = Math.abs(at.dy) > largest * CODE_HALF.height;
  const dx = at.dx - (beside ? Math.sign(at.dx) * less * CODE_HALF.width : 0);
  const dy = at.dy - (above ? Math.sign(at.dy) * less * CODE_HALF.height : 0);
  return place(city, { dx, dy }, "middle", [city.layout.code], font, bold);
}

/** Languages with places of their own; their anchors are the label's middle. */
function ownLabel(city: City, language: string): NameLabel | null {
  if (language === "zh") return city.layout.zh_label ?? null;
  if (language === "ja") return city.layout.ja_label ?? null;
  return null;
}

/** Break a name as the layout breaks it; a name the layout does not know, at its spaces. */
export function splitLabel(name: string, like: readonly string[]): string[] {
  if (like.length < 2) return [name];
  const bare = (text: string): string => text.replace(/\s+/g, "");
  if (bare(name) === bare(like.join(""))) return [...like];
  const words = name.split(/\s+/);
  if (words.length < 2) return [name];
  const lines: string[] = [];
  const room = Math.ceil(name.length / like.length);
  for (const word of words) {
    const current = lines[lines.length - 1];
    if (current !== undefined && (current.length + word.length <= room || lines.length === like.length)) {
      lines[lines.length - 1] = `${current} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function place(
  city: City,
  at: NameLabel,
  anchor: Anchor,
  lines: readonly string[],
  font: number,
  bold: boolean,
): Placed {
  const x = city.x + at.dx;
  const y = city.y + at.dy;
  const lineHeight = font * 1.05;
  const width = Math.max(...lines.map((line) => widthGuess(line, font)));
  const height = lines.length * lineHeight;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return {
    lines,
    x,
    y,
    anchor,
    font,
    lineHeight,
    bold,
    box: { left: left - 3, right: left + width + 3, top: y - height / 2 - 3, bottom: y + height / 2 + 3 },
  };
}

function widthGuess(text: string, font: number): number {
  let width = 0;
  for (const char of text) width += char.codePointAt(0)! > 0x2e80 ? 1.02 : 0.78;
  return width * font;
}
