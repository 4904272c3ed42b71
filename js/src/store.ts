/** A value that components can watch. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

export class Store<T extends object> {
  private listeners = new Set<() => void>();

  constructor(private value: T) {}

  get(): T {
    return this.value;
  }

  /** Merge a patch; listeners hear of it only if something is different. */
  set(patch: Partial<T>): void {
    const keys = Object.keys(patch) as (keyof T)[];
    if (keys.every((key) => Object.is(this.value[key], patch[key]))) return;
    this.value = { ...this.value, ...patch };
    for (const listener of [...this.listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The selected part of a store; renders again only when that part is another. */
export function useStore<T extends object, S>(store: Store<T>, select: (value: T) => S): S {
  const selected = select(store.get());
  const [, redraw] = useState(0);
  const latest = useRef({ select, selected });
  latest.current = { select, selected };
  useLayoutEffect(() => {
    const check = () => {
      const now = latest.current.select(store.get());
      if (!Object.is(now, latest.current.selected)) redraw((n) => n + 1);
    };
    check();
    return store.subscribe(check);
  }, [store]);
  return selected;
}
