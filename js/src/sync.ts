/**
 * The synced side: traits and replies come in, intents go out.
 *
 * State travels as traits, intents as messages with ids of their own. Nothing
 * of the reader's (hover, a pending choice, menus) is kept here: see ui.ts.
 */

import type { AnyModel } from "@anywidget/types";
import { atlasOf } from "./atlas";
import { canSeek, linkOf, watchLink, type Link } from "./link";
import { argsWithNames, withNames } from "./lesson/names";
import { LogCache } from "./log";
import { OverlayLayer } from "./overlay";
import { LIVE, Seeker, type Seeking } from "./seeker";
import { Store } from "./store";
import { resolveLanguage } from "./texts";
import { DEFAULTS, WITH_VIEW, type Traits } from "./traits";
import { unfold, type FoldedView } from "./unfold";
import type {
  Intent,
  RefusalArgs,
  Reply,
  RouteId,
  WireEvent,
  WireView,
  CardColor,
} from "./wire";

/** Options a reader may set from the page. */
export type Option = "language" | "theme" | "speed" | "text";

export const SLOW_AFTER = 3_000;
export const LOST_AFTER = 60_000;
const SHOWN_AFTER_ACCEPT = 2_000;

/** An intent on its way. */
export interface Pending {
  id: string;
  kind: Intent["kind"];
  /** What is shown as if it had happened already. */
  claim: { route: RouteId; color: CardColor } | null;
  stateId: number | null;
  /** slow: no answer for 3 s; cancelling: the reader has thought better of it; accepted: the view is on its way. */
  stage: "sent" | "slow" | "cancelling" | "accepted";
}

export interface Refusal {
  code: string;
  rule: string;
  args: RefusalArgs;
}

export interface SyncState extends Traits {
  pending: Pending | null;
  /** The kernel's last no. */
  refusal: Refusal | null;
  /** An intent was not answered for a minute. */
  lost: boolean;
  link: Link;
  /** Another ply has been asked for and is not shown yet. */
  seeking: Seeking | null;
  log: readonly WireEvent[];
}

/** Looking back: what is shown has been, and nothing can be played there. */
export function isPast({ view, live_ply }: SyncState): boolean {
  return view !== null && live_ply !== null && view.ply < live_ply;
}

/** Where the game stands now, wherever we look. */
export function livePly({ view, live_ply }: SyncState): number {
  return Math.max(live_ply ?? 0, view?.ply ?? 0);
}

type Body<I> = I extends Intent ? Omit<I, "id"> : never;
export type IntentBody = Body<Intent>;

let counter = 0;
function freshId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${counter}`;
}

export class Sync {
  readonly store: Store<SyncState>;
  readonly overlay: OverlayLayer;
  private readonly cache = new LogCache();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private logAsked: string | null = null;
  private cancelAsked: string | null = null;
  private readonly questions = new Map<string, (text: string | null) => void>();
  private readonly seeker = new Seeker(
    (ply) => {
      this.setTrait("ply", ply);
    },
    () => livePly(this.store.get()),
    (seeking) => this.store.set({ seeking }),
    SLOW_AFTER,
  );
  private readonly undoListeners: (() => void)[] = [];

  constructor(private readonly model: AnyModel) {
    const traits = { ...DEFAULTS };
    for (const key of Object.keys(DEFAULTS) as (keyof Traits)[]) this.read(traits, key);
    this.store = new Store<SyncState>({
      ...traits,
      pending: null,
      refusal: null,
      lost: false,
      link: linkOf(model),
      seeking: null,
      log: [],
    });
    for (const key of Object.keys(DEFAULTS) as (keyof Traits)[]) {
      const listener = () => this.onTrait(key);
      model.on(`change:${key}`, listener);
      this.undoListeners.push(() => model.off(`change:${key}`, listener));
    }
    const onMessage = (message: unknown) => this.onReply(message);
    model.on("msg:custom", onMessage);
    this.undoListeners.push(() => model.off("msg:custom", onMessage));
    this.undoListeners.push(watchLink(model, (link) => this.onLink(link)));
    this.overlay = new OverlayLayer(model);
    if (traits.view) this.takeEvents(traits.view);
  }

  destroy(): void {
    this.stopTimers();
    this.seeker.stop();
    this.overlay.destroy();
    for (const undo of this.undoListeners.splice(0)) undo();
  }

  // -- out ---------------------------------------------------------------------

  /**
   * Send an intent. Only one that changes the game is under way at a time;
   * returns its id, or null if another is still waiting.
   */
  send(body: IntentBody, claim: Pending["claim"] = null): string | null {
    const aside = body.kind === "log" || body.kind === "cancel" || body.kind === "go";
    if (aside || (body.kind === "lesson" && body.action === "tried")) {
      const id = freshId();
      this.post({ ...body, id });
      return id;
    }
    const { pending, link } = this.store.get();
    if (pending || link !== "live") return null;
    const id = freshId();
    const stateId = "state_id" in body ? body.state_id : null;
    this.store.set({
      pending: { id, kind: body.kind, claim, stateId, stage: "sent" },
      refusal: null,
      lost: false,
    });
    this.timers.push(setTimeout(() => this.stage(id, "slow"), SLOW_AFTER));
    this.timers.push(setTimeout(() => this.onLost(id), LOST_AFTER));
    this.post({ ...body, id });
    return id;
  }

  /** Ask the kernel to forget the intent under way; whichever arrives first wins. */
  cancel(): void {
    const { pending } = this.store.get();
    if (!pending || pending.stage === "cancelling") return;
    this.stage(pending.id, "cancelling");
    this.cancelAsked = this.send({ kind: "cancel", of: pending.id });
  }

  /** The cell that plays the game again up to a ply; null if the kernel does not say. */
  python(ply: number): Promise<string | null> {
    if (this.store.get().link !== "live") return Promise.resolve(null);
    const id = freshId();
    const answered = new Promise<string | null>((resolve) => this.questions.set(id, resolve));
    this.post({ kind: "python", id, ply });
    return answered;
  }

  private answer(id: string, text: string | null): void {
    this.questions.get(id)?.(text);
    this.questions.delete(id);
  }

  setOption(name: Option, value: string | number | boolean): void {
    this.setTrait(name, value);
  }

  /** Show the game as it stood after `ply` moves; `LIVE` for now. */
  seek(ply: number): void {
    const { view, link, seeking } = this.store.get();
    if (!view || !canSeek(link)) return;
    const now = livePly(this.store.get());
    const wish = Math.min(Math.max(0, ply), now);
    if (!seeking && wish === view.ply) return; // nobody would answer
    this.seeker.seek(wish === now ? LIVE : wish);
  }

  cancelSeek(): void {
    const { view } = this.store.get();
    if (view) this.seeker.cancel(isPast(this.store.get()) ? view.ply : LIVE);
  }

  private setTrait(name: string, value: unknown): void {
    this.model.set(name, value);
    try {
      this.model.save_changes();
    } catch {
      this.onLink("lost");
    }
  }

  /** A kernel that is gone makes the model throw. */
  private post(message: object): void {
    try {
      this.model.send(message);
    } catch {
      this.onLink("lost");
    }
  }

  private onLink(link: Link): void {
    if (this.store.get().link === link) return;
    if (link === "lost") {
      for (const id of [...this.questions.keys()]) this.answer(id, null);
      this.stopTimers();
      this.seeker.stop();
      this.store.set({ pending: null, refusal: null, lost: false });
    }
    this.store.set({ link });
  }

  forgetRefusal(): void {
    this.store.set({ refusal: null, lost: false });
  }

  // -- in ----------------------------------------------------------------------

  private read<K extends keyof Traits>(into: Traits, key: K): void {
    const value = this.model.get(key) as Traits[K] | undefined;
    if (value === undefined) return;
    into[key] = value;
    if (key !== "view" || value === null) return;
    const board = this.model.get("board") as Traits["board"] | undefined;
    into.view = this.named(unfold(value as WireView | FoldedView, atlasOf(board)));
  }

  /** The players of a lesson, and of an example of the reference, have names in the reader's language. */
  private named(view: WireView): WireView {
    const named = (this.model.get("lesson") ?? this.model.get("opened") ?? null) as Traits["lesson"] | Traits["opened"];
    const language = this.model.get("language") as string | undefined;
    return named ? withNames(view, named.names, resolveLanguage(language)) : view;
  }

  private onTrait(key: keyof Traits): void {
    const patch = { ...this.store.get() };
    this.read(patch, key);
    if (key !== "view") {
      const renamed = key === "lesson" || key === "opened" || key === "language";
      if (renamed && patch.view) patch.view = this.named(patch.view);
      this.store.set({ [key]: patch[key], view: patch.view });
      return;
    }
    // What belongs to the view has come in the same message: shown together, or for a moment it would contradict it.
    for (const other of WITH_VIEW) this.read(patch, other);
    const { pending } = this.store.get();
    // The view that an accepted intent led to: what was shown in advance is true now.
    const arrived = pending?.stage === "accepted" && patch.view?.state_id !== pending.stateId;
    if (arrived) this.stopTimers();
    const before = this.store.get().view;
    const moved = before?.state_id !== patch.view?.state_id;
    this.store.set({
      ...Object.fromEntries(WITH_VIEW.map((other) => [other, patch[other]])),
      view: patch.view,
      ...(arrived ? { pending: null } : {}),
      ...(moved ? { refusal: null } : {}),
    });
    if (!patch.view) return;
    this.takeEvents(patch.view);
    this.seeker.arrived(patch.view.ply, livePly(this.store.get()));
  }

  private takeEvents(view: WireView): void {
    const missing = this.cache.merge(view, livePly(this.store.get()));
    this.store.set({ log: this.cache.events });
    if (missing !== null && this.logAsked === null) {
      this.logAsked = this.send({ kind: "log", from: missing });
    }
  }

  private onReply(message: unknown): void {
    const reply = message as Reply | null;
    if (!reply || typeof reply !== "object") return;
    if (this.questions.has(reply.id)) {
      this.answer(reply.id, reply.kind === "python" ? reply.text : null);
      return;
    }
    if (reply.kind === "log") {
      if (reply.id !== this.logAsked) return;
      this.logAsked = null;
      this.cache.fill(reply.branch, reply.events);
      this.store.set({ log: this.cache.events });
      return;
    }
    if (reply.kind === "refused" && reply.id === this.logAsked) {
      this.logAsked = null;
      return;
    }
    const { pending, view } = this.store.get();
    // Messages keep their order: once the cancel is answered, the intent will not be.
    if (pending?.stage === "cancelling" && reply.id === this.cancelAsked) this.dropPending(pending.id);
    if (!pending || reply.id !== pending.id) return;
    if (reply.kind === "ready") {
      if (pending.stage !== "cancelling") this.send({ kind: "go", of: pending.id, sent: Date.now() });
    } else if (reply.kind === "refused") {
      this.stopTimers();
      const wished = pending.stage === "cancelling";
      const { code, rule, args } = reply;
      const refusal = wished ? null : { code, rule, args: argsWithNames(args ?? {}, view) };
      this.store.set({ pending: null, refusal });
    } else if (reply.kind === "accepted") {
      this.stopTimers();
      // A curtain lifts without a move: no other state is to come.
      const stays = pending.kind === "reveal" || pending.stateId === null;
      if (stays || view?.state_id !== pending.stateId) {
        this.store.set({ pending: null });
        return;
      }
      this.store.set({ pending: { ...pending, stage: "accepted" } });
      this.timers.push(setTimeout(() => this.dropPending(pending.id), SHOWN_AFTER_ACCEPT));
    }
  }

  private stage(id: string, stage: Pending["stage"]): void {
    const { pending } = this.store.get();
    if (pending?.id !== id) return;
    if (stage === "slow" && pending.stage !== "sent") return;
    this.store.set({ pending: { ...pending, stage } });
  }

  private onLost(id: string): void {
    if (this.dropPending(id)) this.store.set({ lost: true });
  }

  private dropPending(id: string): boolean {
    if (this.store.get().pending?.id !== id) return false;
    this.stopTimers();
    this.store.set({ pending: null });
    return true;
  }

  private stopTimers(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }
}
