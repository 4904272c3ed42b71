/**
 * Everything that never changes during a game: sea, land, lakes, lines, legend,
 * compass. Painted once for a size, theme and language, then copied.
 */

import type { BoardModel } from "./layout";
import type { BoardLabels } from "./props";
import { fontFamily, type Theme } from "./theme";

export const MAP_RADIUS = 10;
/** Below this scale (CSS pixels a unit) the map goes without legend and compass. */
const FURNITURE_SCALE = 0.6;

/** Paint in board units; `scale` is CSS pixels a unit. */
export function paintMap(
  ctx: CanvasRenderingContext2D,
  model: BoardModel,
  theme: Theme,
  labels: BoardLabels,
  scale: number,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, model.width, model.height, MAP_RADIUS);
  ctx.clip();
  paintSea(ctx, model, theme);
  paintLand(ctx, model, theme);
  paintVignette(ctx, model, theme);
  ctx.restore();
  // On a small board their words could not be read, and the cars need the room.
  if (scale >= FURNITURE_SCALE) {
    paintLegend(ctx, model, theme, labels);
    paintCompass(ctx, model, theme, labels);
  }
  ctx.strokeStyle = theme.mapEdge;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.roundRect(0, 0, model.width, model.height, MAP_RADIUS);
  ctx.stroke();
}

function paintSea(ctx: CanvasRenderingContext2D, { width, height }: BoardModel, theme: Theme): void {
  ctx.fillStyle = theme.tokens.sea;
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = theme.wave;
  ctx.lineWidth = 0.8;
  ctx.beginPath();
  for (let y = 41; y < height; y += 41) {
    ctx.moveTo(0, y);
    for (let x = 0, crest = -7; x < width; x += 125, crest = -crest) ctx.quadraticCurveTo(x + 62, y + crest, x + 125, y);
  }
  ctx.stroke();
}

function paintLand(ctx: CanvasRenderingContext2D, { layout }: BoardModel, theme: Theme): void {
  const land = linesPath(layout.land ?? [], true);
  ctx.lineJoin = "round";
  ctx.strokeStyle = theme.surf;
  // Three strokes, each narrower and brighter: the glow of shallow water along the coast.
  for (const [width, alpha] of [[16, 0.28], [9, 0.35], [4.5, 0.5]] as const) {
    ctx.lineWidth = width;
    ctx.globalAlpha = theme.name === "dark" ? alpha * 0.7 : alpha;
    ctx.stroke(land);
  }
  ctx.globalAlpha = 1;
  ctx.fillStyle = theme.tokens.land;
  ctx.fill(land);
  ctx.strokeStyle = theme.coast;
  ctx.lineWidth = 1.1;
  ctx.stroke(land);

  ctx.strokeStyle = theme.stateLine;
  ctx.lineWidth = 0.7;
  ctx.stroke(linesPath(layout.states ?? [], false));

  const lakes = linesPath(Object.values(layout.lakes ?? {}), true);
  ctx.fillStyle = theme.tokens.sea;
  ctx.fill(lakes);
  ctx.strokeStyle = theme.lakeShore;
  ctx.lineWidth = 0.9;
  ctx.stroke(lakes);

  ctx.strokeStyle = theme.border;
  ctx.lineWidth = 1.1;
  ctx.globalAlpha = 0.75;
  ctx.setLineDash([5, 2.4, 1.2, 2.4]);
  ctx.stroke(linesPath(layout.borders ?? [], false));
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}

function linesPath(lines: readonly (readonly (readonly number[])[])[], closed: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    line.forEach(([x = 0, y = 0], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    if (closed) path.closePath();
  }
  return path;
}

function paintVignette(ctx: CanvasRenderingContext2D, { width, height }: BoardModel, theme: Theme): void {
  ctx.save();
  ctx.scale(width, height); // an ellipse as wide as the map
  const shade = ctx.createRadialGradient(0.5, 0.45, 0, 0.5, 0.45, 0.75);
  shade.addColorStop(0.6, "rgba(0,0,0,0)");
  shade.addColorStop(1, theme.name === "dark" ? "rgba(0,0,0,.3)" : "rgba(0,0,0,.07)");
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, 1, 1);
  ctx.restore();
}

const LEGEND = { width: 178, head: 35, row: 23, pad: 12, column: 84, car: 7.4, pitch: 8.6, room: 45 };

function paintLegend(ctx: CanvasRenderingContext2D, model: BoardModel, theme: Theme, labels: BoardLabels): void {
  if (model.points.length === 0 || model.layout.legend === null) return;
  const rows = Math.ceil(model.points.length / 2);
  const height = LEGEND.head + rows * LEGEND.row;
  const [x = 22, y = model.height - 18 - height] = model.layout.legend ?? [];
  const { tokens } = theme;
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = tokens.panel;
  softShadow(ctx, 0.16);
  ctx.beginPath();
  ctx.roundRect(0, 0, LEGEND.width, height, 9);
  ctx.fill();
  noShadow(ctx);
  ctx.strokeStyle = tokens.line;
  ctx.lineWidth = 1;
  ctx.stroke();

  const family = fontFamily(labels.language);
  const right = LEGEND.pad + LEGEND.column - 14;
  ctx.fillStyle = tokens.muted;
  ctx.font = `600 10px ${family}`;
  ctx.textAlign = "left";
  ctx.fillText(labels.cars ?? "Cars", LEGEND.pad, 19);
  ctx.textAlign = "right";
  ctx.fillText(labels.points ?? "Points", LEGEND.column + right, 19);
  model.points.forEach(([length, value], i) => {
    const left = LEGEND.pad + Math.floor(i / rows) * LEGEND.column;
    const top = LEGEND.head - 3 + (i % rows) * LEGEND.row;
    const pitch = Math.min(LEGEND.pitch, LEGEND.room / length);
    ctx.fillStyle = tokens.muted;
    ctx.beginPath();
    for (let car = 0; car < length; car++) {
      ctx.roundRect(left + car * pitch, top, pitch * (LEGEND.car / LEGEND.pitch), 7, 1.3);
    }
    ctx.fill();
    ctx.fillStyle = tokens.text;
    ctx.font = `800 13px ${family}`;
    ctx.fillText(String(value), left + right - LEGEND.pad, top + 8);
  });
  ctx.restore();
}

function paintCompass(ctx: CanvasRenderingContext2D, model: BoardModel, theme: Theme, labels: BoardLabels): void {
  if (model.layout.compass === null) return;
  const [x = model.width - 52, y = model.height - 112] = model.layout.compass ?? [];
  ctx.save();
  ctx.translate(x, y);
  ctx.globalAlpha = 0.8;
  ctx.strokeStyle = ctx.fillStyle = theme.compass;
  for (const [radius, width] of [[25, 1], [21.5, 0.5]] as const) {
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(0, 0, radius, 0, 2 * Math.PI);
    ctx.stroke();
  }
  const needle = (turn: number, length: number, alpha: number): void => {
    ctx.save();
    ctx.rotate((turn * Math.PI) / 180);
    ctx.globalAlpha *= alpha;
    ctx.beginPath();
    ctx.moveTo(0, -length);
    ctx.lineTo(3.6, -3.6);
    ctx.lineTo(0, 0);
    ctx.lineTo(-3.6, -3.6);
    ctx.fill();
    ctx.restore();
  };
  for (const turn of [45, 135, 225, 315]) needle(turn, 15, 0.5);
  for (const turn of [0, 90, 180, 270]) needle(turn, turn === 0 ? 30 : 20, turn === 0 ? 1 : 0.85);
  ctx.font = `800 10px ${fontFamily(labels.language)}`;
  ctx.textAlign = "center";
  ctx.fillText(labels.north ?? "N", 0, -33);
  ctx.restore();
}

/** A soft shadow below a panel. Shadows ignore the transform, hence the scale by hand. */
export function softShadow(ctx: CanvasRenderingContext2D, alpha: number): void {
  const scale = ctx.getTransform().a;
  ctx.shadowColor = `rgba(0,0,0,${alpha})`;
  ctx.shadowBlur = 6 * scale;
  ctx.shadowOffsetY = 2 * scale;
}

export function noShadow(ctx: CanvasRenderingContext2D): void {
  ctx.shadowColor = "transparent";
  ctx.shadowBlur = ctx.shadowOffsetY = 0;
}
