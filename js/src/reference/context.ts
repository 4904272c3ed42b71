/** What every part of the reference needs: the texts and where the reader is. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useEnv, useSync } from "../context";
import { useStore } from "../store";
import type { Nav, RefState } from "./nav";
import type { ReferenceData, Text } from "./wire";

export interface Ref {
  data: ReferenceData;
  nav: Nav;
}

export const RefContext = createContext<Ref | null>(null);

export function useReference(): Ref & { say: (text: Text | null | undefined) => string; label: (name: string) => string } {
  const ref = useContext(RefContext);
  const { texts } = useEnv();
  if (!ref) throw new Error("rendered outside the reference");
  const say = (text: Text | null | undefined) => text?.[texts.language] ?? text?.en ?? "";
  return { ...ref, say, label: (name) => say(ref.data.labels[name]) };
}

export function useNav<S>(select: (state: RefState) => S): S {
  return useStore(useReference().nav.store, select);
}

/** Whether the kernel can put an example on the board. */
export function useLive(): boolean {
  return useSync((state) => state.link === "live");
}
