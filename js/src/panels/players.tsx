/** One row a seat: number, name, trains, cards, tickets, points. */

import { useEnv, useSync, useUi } from "../context";
import { Button, Hidden } from "../controls";
import { CardsIcon, FlagIcon, TicketIcon, TrainIcon } from "../icons";
import { actorOf } from "../reasons";
import { SeatMark } from "../seat";
import type { WirePlayer, WireView } from "../wire";

export function Players() {
  const { texts } = useEnv();
  const view = useSync((state) => state.view);
  if (!view) return null;
  const longest = Math.max(...view.players.map((player) => player.longest));
  return (
    <section class={`ttr-players ttr-players-${view.players.length}`} data-part="players" aria-label={texts.t("ui-players")}>
      {view.players.map((player, seat) => (
        <Player key={seat} view={view} player={player} seat={seat} longest={longest > 0 && player.longest === longest} />
      ))}
    </section>
  );
}

function Player({ view, player, seat, longest }: { view: WireView; player: WirePlayer; seat: number; longest: boolean }) {
  const lesson = useSync((state) => state.lesson !== null); // there the learner is called "You" anyhow
  const { texts, size, ui } = useEnv();
  const shown = useUi((state) => state.pathSeat === seat);
  const toMove =
    view.turn === seat || (view.phase === "initial_tickets" && !player.answered && view.turn !== null);
  const own = view.you && actorOf(view) === seat ? view.you.tickets : null;
  const held = player.tickets;
  const counted = useUi((state) => state.counted);
  const score = counted ? view.scores?.[seat] : undefined;
  const open = score?.tickets ?? own;
  const done = open ? open.filter((ticket) => ticket.done).length : player.tickets_done?.length;
  const tickets = `${done ?? "?"}/${held}`;
  const won = counted && (view.winners?.includes(seat) ?? false);
  const lastTurn = view.final !== null && view.phase !== "over" && isStillToCome(view, seat);
  const line = texts.t("ui-player-line", {
    seat: seat + 1,
    name: player.name,
    points: score?.total ?? player.points,
    trains: player.trains,
    cards: player.cards,
    tickets: held,
  });
  return (
    <div class={`ttr-player ${toMove || won ? "ttr-player-active" : ""} ${shown ? "ttr-player-path" : ""}`} data-seat={seat}>
      <Hidden>{line}</Hidden>
      <SeatMark seat={seat} shape={size === "narrow" ? "disc" : "tile"} />
      <div class="ttr-player-words" aria-hidden="true">
        <div class="ttr-player-name">
          <b title={player.name}>{player.name}</b>
          {own && view.seat !== "open" && !lesson ? <span class="ttr-tag">{texts.t("ui-you")}</span> : null}
          {player.kind !== "person" ? <span class="ttr-tag">{texts.t("ui-bot")}</span> : null}
          {won ? <span class="ttr-tag ttr-tag-gold">{texts.t("ui-winner")}</span> : null}
          {(longest || shown) && !won ? (
            <span class="ttr-tag ttr-tag-gold ttr-tag-longest">{texts.t("ui-longest", { n: player.longest })}</span>
          ) : null}
          {toMove && view.phase !== "over" ? <span class="ttr-to-move">▶ <span class="ttr-to-move-words">{texts.t(view.phase === "initial_tickets" ? "ui-choosing" : "ui-to-move")}</span></span> : null}
        </div>
        <div class="ttr-player-counts">
          <span title={texts.t("ui-trains-title")}>
            <TrainIcon /> {player.trains}
          </span>
          <span title={texts.t("ui-cards-title")}>
            <CardsIcon /> {player.cards}
          </span>
          <span title={texts.t("ui-tickets-title")}>
            <TicketIcon /> {tickets}
          </span>
        </div>
      </div>
      {lastTurn && (
        <span class="ttr-last-turn" role="img" title={texts.t("ui-last-turn")} aria-label={texts.t("ui-last-turn")}>
          <FlagIcon />
        </span>
      )}
      <div class="ttr-player-points" aria-hidden="true" title={texts.t("ui-points-title")}>
        {score?.total ?? player.points}
      </div>
      {player.longest > 0 && (
        <Button
          class="ttr-player-press"
          aria-pressed={shown}
          aria-label={`${texts.t("ui-score-show-path", { name: player.name })}: ${texts.t("ui-score-longest-value", { n: player.longest })}`}
          title={texts.t("ui-path-hint", { n: player.longest })}
          data-action="path"
          onClick={() => ui.set({ pathSeat: shown ? null : seat })}
        />
      )}
    </div>
  );
}

/** The kernel says how many turns are left; they go round the table from the seat to move. */
function isStillToCome(view: WireView, seat: number): boolean {
  if (view.turn === null || !view.final) return false;
  const n = view.players.length;
  return (seat - view.turn + n) % n < view.final.turns_left;
}
