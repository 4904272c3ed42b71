/** Where a reader is in the reference: the reader's own, never synced. */

import { Store } from "../store";
import type { CityName, RouteId, TicketId } from "../wire";
import type { RefTab, WirePlace } from "./wire";

export interface RefState {
  tab: RefTab;
  /** The entry chosen in each part; null where none has been. */
  items: Readonly<Partial<Record<RefTab, string | null>>>;
  /** What is in the search box. */
  query: string;
  /** What was found is shown, in the place of a part. */
  finding: boolean;
  /** Only tickets and routes of this city. */
  city: CityName | null;
  /** A row of a table that stays lit on the map. */
  lit: Lit | null;
}

export interface Lit {
  kind: "ticket" | "route";
  id: TicketId | RouteId;
}

type Visit = Pick<RefState, "tab" | "items" | "finding" | "city" | "query">;

const MOST_VISITS = 40;

export class Nav {
  readonly store: Store<RefState>;
  private readonly trail: Visit[] = [];
  private jumped = false;

  constructor(place: WirePlace | null) {
    const tab = place?.tab ?? "questions";
    const item = place?.item ?? null;
    const query = place?.search ?? "";
    this.store = new Store<RefState>({
      tab,
      items: item === null ? {} : { [tab]: item },
      query,
      finding: query.trim() !== "",
      city: null,
      lit: (tab === "tickets" || tab === "routes") && item ? { kind: tab === "tickets" ? "ticket" : "route", id: item } : null,
    });
  }

  /** Another part, by its tab. */
  turn(tab: RefTab): void {
    this.store.set({ tab, finding: false, city: null });
  }

  /** An entry of the part on show. */
  choose(item: string | null): void {
    const { tab, items } = this.store.get();
    this.store.set({ items: { ...items, [tab]: item } });
  }

  /** Follow a link: the way back is kept, and the focus goes along. */
  go(tab: RefTab, item: string | null = null, city: CityName | null = null): void {
    const { tab: from, items, finding, city: before, query } = this.store.get();
    this.trail.push({ tab: from, items, finding, city: before, query });
    if (this.trail.length > MOST_VISITS) this.trail.shift();
    this.jumped = true;
    this.store.set({ tab, items: item === null ? items : { ...items, [tab]: item }, finding: false, city });
  }

  back(): void {
    const visit = this.trail.pop();
    if (!visit) return;
    this.jumped = true;
    this.store.set(visit);
  }

  get canGoBack(): boolean {
    return this.trail.length > 0;
  }

  look(query: string): void {
    this.store.set({ query, finding: query.trim() !== "" });
  }

  /** Whether a link has just been followed; true once. */
  arrived(): boolean {
    const { jumped } = this;
    this.jumped = false;
    return jumped;
  }
}
