/** What clicks and keys mean: from the reader's state to intents. */

import type { Atlas } from "./atlas";
import { LessonControl } from "./lesson/control";
import { ExampleControl } from "./reference/control";
import { claimText, groupPayments, isLegal, keepText, samePayment } from "./moves";
import { actorOf, reason, whyNotDraw, whyNotKeep, whyNotNow, whyNotRoute } from "./reasons";
import type { Store } from "./store";
import { isPast, type Sync } from "./sync";
import { Timeline } from "./timeline";
import { reconcile, type Choice, type UiState } from "./ui";
import type { CardColor, RouteId, TicketId, WirePayment, WireSeat, WireView } from "./wire";

export class Controller {
  private seen: WireView | null;
  private readonly stop: () => void;
  readonly time: Timeline;
  readonly lesson: LessonControl;
  readonly example: ExampleControl;

  constructor(
    readonly sync: Sync,
    readonly ui: Store<UiState>,
    public atlas: Atlas,
  ) {
    this.seen = sync.store.get().view;
    this.time = new Timeline(sync, ui);
    this.example = new ExampleControl(sync, ui);
    this.lesson = new LessonControl(sync, ui, () => this.atlas);
    this.stop = sync.store.subscribe(() => {
      const { view } = sync.store.get();
      if (view === this.seen) return;
      const patch = reconcile(ui.get(), this.seen, view);
      this.seen = view;
      ui.set(patch);
    });
  }

  destroy(): void {
    this.stop();
    this.time.destroy();
    this.lesson.destroy();
  }

  get view(): WireView | null {
    return this.sync.store.get().view;
  }

  private get waiting(): boolean {
    const { pending, link } = this.sync.store.get();
    return pending !== null || link !== "live";
  }

  /** In the past nothing can be chosen; says so. */
  private get past(): boolean {
    const past = isPast(this.sync.store.get());
    if (past) this.refuse(reason("looking_back"));
    return past;
  }

  step(step: -1 | 1, byTurn: boolean): void {
    if (this.view) this.time.step(step, byTurn);
  }

  // -- choosing ------------------------------------------------------------------

  /** First click: choose and show what it would do. Second click on the same: confirm. */
  clickRoute(id: RouteId): void {
    const { view } = this;
    if (this.sync.store.get().setup) this.refuse(reason("not_started"));
    if (!view || this.waiting || this.sync.store.get().setup || this.past) return;
    const { choice, pickedColor } = this.ui.get();
    if (choice?.kind === "claim" && choice.route === id) {
      this.confirm();
      return;
    }
    const payments = view.legal.claims[id] ?? [];
    const why = payments.length ? null : whyNotRoute(view, id, this.atlas);
    if (this.lesson.now && (!why || why.code === "not_in_hand")) {
      this.choose(this.lesson.draft(id));
      return;
    }
    if (why) {
      this.refuse(why, this.lesson.claimText(id));
      return;
    }
    const picked = pickedColor ? payments.filter((p) => p[0] === pickedColor) : [];
    const only = payments.length === 1 ? payments[0] : picked.length === 1 ? picked[0] : undefined;
    this.choose({ kind: "claim", route: id, payment: only ?? null });
    if (only && this.confirmMode === "never") this.confirm();
  }

  clickMarket(slot: number): void {
    const { view } = this;
    const color = view?.market[slot] ?? null;
    if (!view || this.waiting || this.past) return;
    if (!color || !isLegal(view, `draw ${color}`)) this.refuse(whyNotDraw(view, "market", color), color && `draw ${color}`);
    else this.chooseOrPlay({ kind: "draw", color, slot }, this.confirmMode === "always");
  }

  clickDeck(): void {
    const { view } = this;
    if (!view || this.waiting || this.past) return;
    if (!isLegal(view, "draw deck")) this.refuse(whyNotDraw(view, "deck", null), "draw deck");
    else this.chooseOrPlay({ kind: "deck" }, this.confirmMode === "always");
  }

  /** Drawing tickets ends the turn and may cost points, so it is confirmed like a claim. */
  clickTickets(): void {
    const { view } = this;
    if (!view || this.waiting || this.past) return;
    if (!isLegal(view, "draw tickets")) this.refuse(whyNotDraw(view, "tickets", null), "draw tickets");
    else this.chooseOrPlay({ kind: "tickets" }, this.confirmMode !== "never");
  }

  choosePayment(payment: WirePayment): void {
    const { choice } = this.ui.get();
    if (choice?.kind !== "claim" || this.waiting) return;
    this.ui.set({ choice: { ...choice, payment }, reason: null });
    if (this.confirmMode === "never") this.confirm();
  }

  /** Arrow keys among the payments of a chosen route. */
  stepPayment(step: 1 | -1): boolean {
    const { choice } = this.ui.get();
    const { view } = this;
    if (choice?.kind !== "claim" || !view) return false;
    const payments = groupPayments(choice.cards ? [] : (view.legal.claims[choice.route] ?? []));
    if (payments.length < 2) return false;
    const at = payments.findIndex((payment) => samePayment(payment, choice.payment));
    const from = at < 0 && step < 0 ? 0 : at;
    const next = payments[(from + step + payments.length) % payments.length];
    if (next) this.ui.set({ choice: { ...choice, payment: next }, reason: null });
    return true;
  }

  /** A colour of the hand: the payment of that colour, or the routes it could pay. */
  pickColor(color: CardColor): void {
    if (this.lesson.take(color)) return;
    const { choice, pickedColor } = this.ui.get();
    const { view } = this;
    if (choice?.kind === "claim" && view) {
      const payments = groupPayments(view.legal.claims[choice.route] ?? []);
      const payment = payments.find((p) => p[0] === color);
      if (payment) {
        this.ui.set({ choice: { ...choice, payment }, reason: null });
        return;
      }
    }
    this.ui.set({ pickedColor: pickedColor === color ? null : color });
  }

  toggleTicket(id: TicketId): void {
    const { kept } = this.ui.get();
    this.ui.set({
      kept: kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id],
      reason: null,
    });
    this.sync.forgetRefusal();
  }

  cancel(): void {
    if (this.sync.store.get().pending) {
      this.sync.cancel();
      return;
    }
    if (this.sync.store.get().seeking?.slow) this.sync.cancelSeek();
    this.ui.set({ choice: null, reason: null, pickedColor: null });
    this.sync.forgetRefusal();
  }

  // -- playing -------------------------------------------------------------------

  confirm(): void {
    const { choice } = this.ui.get();
    if (!choice || this.waiting) return;
    switch (choice.kind) {
      case "claim":
        if (choice.cards) this.claimFreely(choice);
        else if (choice.payment) {
          this.play(claimText(choice.route, choice.payment), { route: choice.route, color: choice.payment[0] });
        } else this.ui.set({ reason: reason("choose_payment", {}, choice.route) });
        break;
      case "draw":
        this.play(`draw ${choice.color}`);
        break;
      case "deck":
        this.play("draw deck");
        break;
      case "tickets":
        this.play("draw tickets");
    }
  }

  keep(): void {
    const { view } = this;
    const kept = new Set(this.ui.get().kept);
    const move = keepText(view?.you?.offer ?? [], kept);
    if (!view || this.waiting) return;
    if (kept.size && isLegal(view, move)) this.play(move);
    else this.refuse(whyNotKeep(view), kept.size ? move : "keep none");
  }

  pass(): void {
    if (this.view && isLegal(this.view, "pass")) this.play("pass");
  }

  /** A move named whole, from the list of all moves: it needs no second word. */
  playMove(move: string): void {
    const { view } = this;
    if (!view || this.waiting) return;
    const route = /^claim (.+) with /.exec(move)?.[1];
    const payment = route && view.legal.claims[route]?.find((one) => claimText(route, one) === move);
    if (route && payment) this.play(move, { route, color: payment[0] });
    else if (isLegal(view, move)) this.play(move);
    else this.refuse(whyNotNow(view) ?? reason("stale"));
  }

  private chooseOrPlay(choice: Choice, confirmFirst: boolean): void {
    const before = this.ui.get().choice;
    const again =
      before?.kind === choice.kind &&
      (choice.kind !== "draw" || (before.kind === "draw" && before.slot === choice.slot));
    if (!again) this.choose(choice);
    if (again || !confirmFirst) this.confirm();
  }

  private choose(choice: Choice): void {
    this.ui.set({ choice, reason: null });
    this.sync.forgetRefusal();
  }

  /** `move`: what it would have been; a lesson has its own word on it. */
  private refuse(why: ReturnType<typeof reason>, move: string | null = null): void {
    this.ui.set({ choice: null, reason: why });
    this.sync.forgetRefusal();
    this.lesson.tried(move);
  }

  private claimFreely(choice: Extract<Choice, { kind: "claim" }>): void {
    const what = this.lesson.moveOf(choice);
    if (what) this.play(what.move, { route: choice.route, color: what.color });
    else this.ui.set({ reason: reason("choose_payment", {}, choice.route) });
  }

  private play(move: string, claim: { route: RouteId; color: CardColor } | null = null): void {
    const { view } = this;
    if (!view) return;
    const intent = { kind: "play", move, state_id: view.state_id, seat: actorOf(view), sent: Date.now() } as const;
    if (this.sync.send(intent, claim)) this.ui.set({ choice: null, reason: null, pickedColor: null });
  }

  private get confirmMode() {
    return this.sync.store.get().confirm;
  }

  // -- the game --------------------------------------------------------------------

  undo(): void {
    const { can_undo, view } = this.sync.store.get();
    if (!view || !can_undo || this.past) return;
    this.ui.set({ choice: null, reason: null });
    this.sync.send({ kind: "undo", state_id: view.state_id });
  }

  reveal(): void {
    if (this.view) this.sync.send({ kind: "reveal", state_id: this.view.state_id });
  }

  resume(): void {
    this.sync.send({ kind: "resume" });
  }

  /** Show the start panel. */
  setup(): void {
    this.ui.set({ choice: null, reason: null, menu: false, help: false });
    this.sync.send({ kind: "setup" });
  }

  back(): void {
    this.sync.send({ kind: "back" });
  }

  start(players: WireSeat[], seed: number | null): void {
    this.sync.send({ kind: "new", players, seed });
  }

  /** Go on with the saved game that is offered. */
  continueSaved(): void {
    this.sync.send({ kind: "continue" });
  }

  declineSaved(): void {
    this.sync.send({ kind: "decline" });
  }

  /** A game that goes on from a ply, in the place of the one that is shown. */
  branch(ply: number): void {
    this.time.stop();
    this.ui.set({ choice: null, reason: null, pickedColor: null });
    this.sync.send({ kind: "branch", ply });
  }

  /** From a branch back to the game. */
  backToMain(): void {
    this.time.stop();
    this.ui.set({ choice: null, reason: null, pickedColor: null });
    this.sync.send({ kind: "main" });
  }

  rematch(): void {
    this.ui.set({ choice: null, reason: null, menu: false });
    this.sync.send({ kind: "rematch" });
  }

  /** Nothing may be chosen now (not this seat's move, looking back, …). */
  get idle(): boolean {
    return !this.view || whyNotNow(this.view) !== null;
  }
}
