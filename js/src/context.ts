/** What every panel needs: the stores, the board's data, and words. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Atlas } from "./atlas";
import type { Controller } from "./controller";
import type { Chart } from "./layouts";
import { useStore, type Store } from "./store";
import type { Sync, SyncState } from "./sync";
import type { Texts } from "./texts";
import type { ThemeName } from "./theme";
import type { UiState } from "./ui";

export type Size = "wide" | "middle" | "narrow";

export interface Env {
  sync: Sync;
  ui: Store<UiState>;
  control: Controller;
  atlas: Atlas;
  chart: Chart;
  texts: Texts;
  theme: ThemeName;
  size: Size;
  /** Wide, but only just: leave out what can be left out. */
  tight: boolean;
  /** Wide, on a screen so low that hand and tickets stand beside the map, not below it. */
  short: boolean;
  /** Give the map the keyboard. */
  focusBoard: () => void;
}

export const EnvContext = createContext<Env | null>(null);

export function useEnv(): Env {
  const env = useContext(EnvContext);
  if (!env) throw new Error("rendered outside the widget");
  return env;
}

export function useSync<S>(select: (state: SyncState) => S): S {
  return useStore(useEnv().sync.store, select);
}

export function useUi<S>(select: (state: UiState) => S): S {
  return useStore(useEnv().ui, select);
}
