/** What a reader can do in a lesson: ask for a hint, begin again, go on; lay a payment together; try what is no move. */

import type { Atlas } from "../atlas";
import type { Store } from "../store";
import type { Sync } from "../sync";
import type { Choice, Reason, UiState } from "../ui";
import { CARD_COLORS, type CardColor, type Counts, type RouteId } from "../wire";
import { asPayment, freeClaimText, left, without, type Cards } from "./pay";
import type { LessonAction, WireLesson } from "./wire";

type Claim = Extract<Choice, { kind: "claim" }>;

/** Refusals that are about the way here, not about the move: the lesson has no word on them. */
const OURS: ReadonlySet<string> = new Set(["stale", "malformed", "cancelled", "undo_not_allowed"]);

export class LessonControl {
  /** The payment that is on its way: laid out again if the kernel refuses it, so that it can be put right. */
  private sent: Claim | null = null;
  private seen: WireLesson | null;
  private readonly stop: () => void;

  constructor(
    private readonly sync: Sync,
    private readonly ui: Store<UiState>,
    private readonly atlas: () => Atlas,
  ) {
    this.seen = sync.store.get().lesson;
    this.stop = sync.store.subscribe(() => this.follow());
  }

  destroy(): void {
    this.stop();
  }

  get now(): WireLesson | null {
    return this.sync.store.get().lesson;
  }

  private follow(): void {
    const { lesson, refusal, view, pending } = this.sync.store.get();
    if (lesson !== this.seen) {
      const moved = lesson?.id !== this.seen?.id;
      this.seen = lesson;
      // The kernel has spoken: what the page said in the meantime is told better now.
      if (moved) this.ui.set({ choice: null, reason: null, kept: [], pickedColor: null, focusTicket: null });
      else this.ui.set({ reason: null });
    }
    if (!pending && !refusal) this.sent = null; // it has been played
    if (!lesson || !refusal || OURS.has(refusal.code)) return;
    const free = this.sent && view && view.owners[this.sent.route] === undefined;
    if (free && lesson.reveal) this.ui.set({ choice: this.sent });
    this.sent = null;
    this.sync.forgetRefusal();
  }

  // -- the lesson ------------------------------------------------------------------

  act(action: Exclude<LessonAction, "tried" | "go">): void {
    const { now } = this;
    if (!now || (action === "hint" && !now.hints_left)) return;
    if (action !== "hint") this.ui.set({ choice: null, reason: null, pickedColor: null, kept: [] });
    this.sync.send({ kind: "lesson", action });
  }

  go(lesson: string): void {
    this.ui.set({ choice: null, reason: null, pickedColor: null, kept: [] });
    this.sync.send({ kind: "lesson", action: "go", lesson });
  }

  /** The page can tell that this is no move now; what it means for the lesson is the kernel's to say. */
  tried(move: string | null): void {
    const { now } = this;
    if (!now || !move) return;
    if (!now.reveal) this.ui.set({ reason: null }); // in a test it is an answer like any other
    this.sync.send({ kind: "lesson", action: "tried", move });
  }

  /** Keys of the map that only a lesson knows. */
  key(key: string): boolean {
    const { now } = this;
    if (!now) return false;
    if (key === "Backspace") return this.takeBack(null);
    if (key === "h" && now.reveal) this.act("hint");
    else if (key === "r") this.act("retry");
    else if (key === "n" && now.course) this.act("next");
    else return false;
    return true;
  }

  // -- a payment of one's own ------------------------------------------------------

  /** A route chosen in a lesson is paid freely; also one for which the hand has no right payment. */
  draft(route: RouteId): Claim {
    return { kind: "claim", route, payment: null, cards: [] };
  }

  private get hand(): Counts {
    return this.sync.store.get().view?.you?.hand ?? {};
  }

  private get claim(): (Claim & { cards: Cards }) | null {
    const { choice } = this.ui.get();
    return choice?.kind === "claim" && choice.cards ? { ...choice, cards: choice.cards } : null;
  }

  private lay(cards: Cards): void {
    const { claim } = this;
    if (claim) this.ui.set({ choice: { ...claim, cards, payment: asPayment(cards) }, reason: null });
  }

  /** One more card of this colour; true if a payment is being put together. */
  take(color: CardColor): boolean {
    const { claim } = this;
    if (!claim) return false;
    if (left(this.hand, claim.cards, color) > 0) this.lay([...claim.cards, color]);
    return true;
  }

  /** The last card of this colour goes back to the hand; without a colour, the one laid down last. */
  takeBack(color: CardColor | null): boolean {
    const { claim } = this;
    if (!claim) return false;
    this.lay(color ? without(claim.cards, color) : claim.cards.slice(0, -1));
    return true;
  }

  /** What to play, and what it is shown as meanwhile; null while nothing is laid down. */
  moveOf(claim: Claim): { move: string; color: CardColor } | null {
    const [first] = claim.cards ?? [];
    if (!claim.cards || !first) return null;
    this.sent = claim;
    return { move: freeClaimText(claim.route, claim.cards), color: claim.payment?.[0] ?? first };
  }

  /** The text of a claim that is refused whatever it is paid with: with cards that would fit, as far as can be. */
  claimText(route: RouteId): string {
    const { hand } = this;
    const wanted = this.atlas().routes.get(route)?.color ?? "gray";
    const ordinary = CARD_COLORS.filter((color) => color !== "locomotive");
    const most = ordinary.reduce((best, color) => ((hand[color] ?? 0) > (hand[best] ?? 0) ? color : best));
    const n = this.atlas().routes.get(route)?.length ?? 1;
    return `claim ${route} with ${n} ${wanted === "gray" ? most : wanted}`;
  }
}

/** What is said of something clicked that is no move: its reason here, its text for the kernel. */
export interface Tried {
  why: Reason;
  move: string | null;
}
