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
  /** Roughly what the text covers; generous, for repainting only. */
  box: Rect;
}

/** Below this scale a name of 12 units would be smaller than 10 px. */
export const NAME_SCALE = 0.83;

export function placeLabel(
  city: City,
  units: Layout["units"],
  labels: BoardLabels,
  scale: number,
  bold: boolean,
): Label {
  const { layout } = city;
  const codes = labels.mode === "code" || (labels.mode === "auto" && scale < NAME_SCALE);
  if (codes && layout.code_label) {
    return place(city, layout.code_label, "middle", [layout.code], layout.code_label.font ?? 19.5, bold);
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
): Label {
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
