/**
 * Colours of the board, from the project's palette.
 *
 * The palette gives what was chosen with care (slot colours, seats, tokens);
 * lesser shades of the map are mixed from it, so a change of the palette
 * carries through.
 */

import { CARD_COLORS, type RouteColor } from "../wire";

export type ThemeName = "light" | "dark";

export interface Tokens {
  bg: string;
  panel: string;
  panel2: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
  accent_on: string;
  good: string;
  bad: string;
  warn: string;
  gold: string;
  land: string;
  sea: string;
  label: string;
}

/** The project's palette.json. */
export interface Palette {
  card: Record<string, string>;
  route_dark: Record<string, string>;
  player: Record<string, string>;
  tokens: Record<ThemeName, Tokens>;
  edge: Record<ThemeName, string>;
}

export interface Seat {
  fill: string;
  /** Windows on the roof. */
  ink: string;
  /** The disc with the seat's number, and the number. */
  disc: string;
  number: string;
}

export interface Theme {
  name: ThemeName;
  tokens: Tokens;
  slot: Record<RouteColor, string>;
  glyph: Record<RouteColor, string>;
  slotEdge: Record<RouteColor, string>;
  seats: readonly Seat[];
  wave: string;
  surf: string;
  coast: string;
  stateLine: string;
  lakeShore: string;
  border: string;
  mapEdge: string;
  compass: string;
  halo: string;
  cityFill: string;
  cityEdge: string;
  rim: string;
  carEdge: string;
  field: string;
  shade: number;
  /** How much thicker than usual outlines are; above 1 slots and the last claim get lines of their own. */
  stroke: number;
}

/** For readers who ask for more contrast: what outlines are painted in. */
const STRONG: Record<ThemeName, Pick<Tokens, "accent" | "good" | "muted">> = {
  light: { accent: "#07474E", good: "#0F5A2F", muted: "#3C392F" },
  dark: { accent: "#8CE4EC", good: "#8FE6A9", muted: "#D5D8DD" },
};

export const SEAT_COLORS: readonly string[] = ["red", "blue", "yellow", "green", "black"];
export const ROUTE_COLORS: readonly RouteColor[] = [...CARD_COLORS.filter((color) => color !== "locomotive"), "gray"];
const INK = "#17191E";
const PAPER = "#FFFFFF";

export function makeTheme(
  palette: Palette,
  name: ThemeName,
  seatColors: readonly string[] = SEAT_COLORS,
  contrast = false,
): Theme {
  const tokens = contrast ? { ...palette.tokens[name], ...STRONG[name] } : palette.tokens[name];
  const dark = name === "dark";
  const fills = dark ? palette.route_dark : palette.card;
  const slot = {} as Record<RouteColor, string>;
  const glyph = {} as Record<RouteColor, string>;
  const slotEdge = {} as Record<RouteColor, string>;
  for (const color of ROUTE_COLORS) {
    const fill = fills[color] ?? tokens.muted;
    slot[color] = fill;
    glyph[color] = inkOn(fill);
    // A black slot on dark land needs an edge between its own black and the land.
    const edge = contrast ? tokens.label : palette.edge[name];
    slotEdge[color] = dark && color === "black" && !contrast ? "#8E939C" : edge;
  }
  return {
    name,
    tokens,
    slot,
    glyph,
    slotEdge,
    seats: seatColors.map((color) => seatOf(palette.player[color] ?? color)),
    wave: mix(tokens.sea, PAPER, dark ? 0.07 : 0.35),
    surf: mix(tokens.sea, PAPER, dark ? 0.2 : 0.75),
    coast: mix(tokens.land, tokens.label, contrast ? 0.7 : 0.37),
    stateLine: mix(tokens.land, tokens.label, dark ? 0.13 : 0.16),
    lakeShore: mix(tokens.land, tokens.label, 0.33),
    border: mix(tokens.land, tokens.label, contrast ? 0.75 : 0.41),
    mapEdge: mix(tokens.land, tokens.label, 0.34),
    compass: mix(tokens.sea, tokens.label, 0.54),
    halo: tokens.land,
    cityFill: "#FFFDF7",
    cityEdge: dark ? "#0D0F12" : "#23262B",
    rim: PAPER,
    carEdge: INK,
    field: mix(tokens.panel2, tokens.panel, 0.35),
    shade: dark ? 0.5 : 0.28,
    stroke: contrast ? 1.6 : 1,
  };
}

function seatOf(fill: string): Seat {
  const ink = inkOn(fill);
  return ink === PAPER
    ? { fill, ink, disc: PAPER, number: INK }
    : { fill, ink, disc: INK, number: PAPER };
}

/** Dark or white, whichever stands out more (WCAG contrast). */
export function inkOn(fill: string): string {
  const light = luminance(fill);
  return (1.05 / (light + 0.05)) > ((light + 0.05) / (luminance(INK) + 0.05)) ? PAPER : INK;
}

export function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** `share` of the second colour in the first; both "#RRGGBB". */
export function mix(first: string, second: string, share: number): string {
  const b = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
}

const LATIN = `Inter, "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans"`;
const HAN = `"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"`;
const KANA = `"Hiragino Sans", "Yu Gothic UI", "Meiryo", "Noto Sans JP", "Noto Sans CJK JP"`;

/** Font families by language: Han glyphs must take the form of the reader's country. */
export function fontFamily(language: string): string {
  const own = language === "ja" ? KANA : HAN;
  // System fonts may carry the wrong Han forms, so the language's own come first there.
  return language === "en" ? `${LATIN}, ${own}, sans-serif` : `Inter, ${own}, ${LATIN}, sans-serif`;
}
