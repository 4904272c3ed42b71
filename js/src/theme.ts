/** Light or dark, as the page around us has it. */

import paletteJson from "../../ttr_widget/data/palette.json";
import type { Palette } from "./board";

export type ThemeName = "light" | "dark";

export const palette = paletteJson as Palette;

/** Seat colours, seat 0 first. */
export const SEAT_COLORS = ["red", "blue", "yellow", "green", "black"] as const;

export function seatFill(seat: number): string {
  return palette.player[SEAT_COLORS[seat % SEAT_COLORS.length] ?? "red"] ?? "#17191E";
}

/** What "auto" means here: JupyterLab's word, then VS Code's, then the system's. */
export function pageTheme(doc: Document = document, win: Window = window): ThemeName {
  const { body } = doc;
  const jupyter = body.getAttribute("data-jp-theme-light");
  if (jupyter !== null) return jupyter === "false" ? "dark" : "light";
  const kind = body.getAttribute("data-vscode-theme-kind") ?? "";
  if (body.classList.contains("vscode-dark") || /dark|high-contrast$/.test(kind)) return "dark";
  if (body.classList.contains("vscode-light") || kind.includes("light")) return "light";
  return win.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function resolveTheme(choice: string): ThemeName {
  return choice === "light" || choice === "dark" ? choice : pageTheme();
}

/** Call back when the page changes its mind; returns how to stop. */
export function watchPageTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ["data-jp-theme-light", "data-vscode-theme-kind", "class"],
  });
  const media = window.matchMedia?.("(prefers-color-scheme: dark)");
  media?.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    media?.removeEventListener("change", changed);
  };
}

const MORE_CONTRAST = "(prefers-contrast: more)";

export function prefersMoreContrast(): boolean {
  return window.matchMedia?.(MORE_CONTRAST).matches ?? false;
}

/** Call back when that changes; returns how to stop. */
export function watchContrast(changed: () => void): () => void {
  const media = window.matchMedia?.(MORE_CONTRAST);
  media?.addEventListener("change", changed);
  return () => media?.removeEventListener("change", changed);
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
