/** Views for tests: the harness has one for each state a person may meet. */

import type { WireView } from "../src/wire";

export * from "../harness/fixtures";
export { StubModel } from "../harness/stub_model";

/** A later view: other state_id, some things changed. */
export function after(view: WireView, patch: Partial<WireView>): WireView {
  return { ...view, state_id: view.state_id + 1, ply: view.ply + 1, ...patch };
}
