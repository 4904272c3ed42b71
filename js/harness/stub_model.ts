/** A model without a kernel: traits in a map, messages into a list. */

import type { AnyModel } from "@anywidget/types";

type Listener = (...args: unknown[]) => void;

export class StubModel {
  readonly sent: Record<string, unknown>[] = [];
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Answers of a pretended kernel. */
  onSend: (message: Record<string, unknown>) => void = () => {};

  constructor(private readonly traits: Record<string, unknown> = {}) {}

  get(name: string): unknown {
    return this.traits[name];
  }

  set(name: string, value: unknown): void {
    this.traits[name] = value;
    this.emit(`change:${name}`);
  }

  save_changes(): void {}

  send(message: Record<string, unknown>): void {
    this.sent.push(message);
    this.onSend(message);
  }

  on(name: string, listener: Listener): void {
    const set = this.listeners.get(name) ?? new Set();
    set.add(listener);
    this.listeners.set(name, set);
  }

  off(name?: string | null, listener?: Listener | null): void {
    if (name && listener) this.listeners.get(name)?.delete(listener);
    else if (name) this.listeners.delete(name);
    else this.listeners.clear();
  }

  emit(name: string, ...args: unknown[]): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(...args);
  }

  reply(message: Record<string, unknown>): void {
    this.emit("msg:custom", message, []);
  }

  get asModel(): AnyModel {
    return this as unknown as AnyModel;
  }
}
