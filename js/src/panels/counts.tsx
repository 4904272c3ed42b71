/** Train cards counted by colour: what lies in the discard, and what nobody here has seen. */

import { Chip } from "../cards";
import { useEnv, useSync } from "../context";
import { CARD_COLORS } from "../wire";

export function Counts() {
  const { texts } = useEnv();
  const discard = useSync((state) => state.view?.discard ?? null);
  const unseen = useSync((state) => state.view?.counts.unseen ?? null);
  if (!discard) return null;
  return (
    <table class="ttr-counts" data-part="counts">
      <caption class="ttr-hidden">{texts.t("ui-counts")}</caption>
      <thead>
        <tr>
          <td />
          {CARD_COLORS.map((color) => (
            <th key={color} scope="col" title={texts.color(color)}>
              <span class="ttr-hidden">{texts.color(color)}</span>
              <Chip color={color} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr data-row="discard">
          <th scope="row">{texts.t("ui-counts-discard")}</th>
          {CARD_COLORS.map((color) => (
            <td key={color}>{discard[color] ?? 0}</td>
          ))}
        </tr>
        {unseen && (
          <tr data-row="unseen">
            <th scope="row" title={texts.t("ui-counts-unseen-hint")}>{texts.t("ui-counts-unseen")}</th>
            {CARD_COLORS.map((color) => (
              <td key={color}>{unseen[color] ?? 0}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
