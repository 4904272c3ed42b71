/** The start panel: who sits where, and the seed. */

import { useState } from "preact/hooks";
import { useEnv, useSync } from "../context";
import { Button, KEEP_KEYS } from "../controls";
import { CloseIcon } from "../icons";
import { SeatMark } from "../seat";
import { savedWords } from "../words";
import type { WireSeat, WireSetup } from "../wire";

export const MOST_SEATS = 5;
export const FEWEST_SEATS = 2;

/** The first proposal: one person against the first bot, or the players of the game before. */
export function firstSeats(setup: WireSetup, name: (n: number) => string): WireSeat[] {
  if (setup.players?.length) return setup.players.map((player) => ({ ...player }));
  return [
    { name: name(1), bot: null },
    { name: name(2), bot: setup.bots[0] ?? null },
  ];
}

/** null for an empty field, undefined for what is no seed. */
export function readSeed(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (!trimmed) return null;
  if (!/^\d{1,16}$/.test(trimmed)) return undefined;
  const seed = Number(trimmed);
  return Number.isSafeInteger(seed) ? seed : undefined;
}

/** A game that was not finished the last time. */
function Saved() {
  const { texts, control } = useEnv();
  const saved = useSync((state) => state.saved);
  if (!saved) return null;
  return (
    <div class="ttr-saved" data-part="saved">
      <p>{savedWords(texts, saved)}</p>
      <Button class="ttr-primary" onClick={() => control.continueSaved()} data-action="continue">
        {texts.t("ui-saved-continue")}
      </Button>
    </div>
  );
}

export function StartPanel({ setup }: { setup: WireSetup }) {
  const { texts, control } = useEnv();
  const hasGame = useSync((state) => state.view !== null);
  const waiting = useSync((state) => state.pending !== null);
  const defaultName = (n: number) => texts.t("ui-start-default-name", { n });
  const [seats, setSeats] = useState<WireSeat[]>(() => firstSeats(setup, defaultName));
  const [seedText, setSeedText] = useState("");
  const seed = readSeed(seedText);

  const change = (at: number, patch: Partial<WireSeat>) =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...patch } : seat)));
  const add = () => setSeats([...seats, { name: defaultName(seats.length + 1), bot: setup.bots[0] ?? null }]);
  const go = () => {
    if (seed === undefined || waiting) return;
    const players = seats.map(({ name, bot }, i) => ({ name: name.trim() || defaultName(i + 1), bot }));
    control.start(players, seed);
  };
  const botName = (bot: string) =>
    texts.has(`ui-start-${bot}`) ? texts.t(`ui-start-${bot}`) : texts.t("ui-start-other", { name: bot });

  return (
    <form
      class="ttr-panel ttr-start"
      data-part="start"
      aria-label={texts.t("ui-start-title")}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <div class="ttr-panel-head">
        <h3>{texts.t("ui-start-title")}</h3>
        <span>{texts.t("ui-start-hint")}</span>
      </div>
      <Saved />
      <ol class="ttr-start-seats">
        {seats.map((seat, i) => (
          <li key={i} data-seat={i}>
            <SeatMark seat={i} />
            <input
              {...KEEP_KEYS}
              type="text"
              class="ttr-input"
              maxLength={40}
              value={seat.name}
              aria-label={texts.t("ui-start-name", { n: i + 1 })}
              onInput={(event) => change(i, { name: event.currentTarget.value })}
            />
            <select
              {...KEEP_KEYS}
              class="ttr-input"
              value={seat.bot ?? ""}
              aria-label={texts.t("ui-start-kind", { n: i + 1 })}
              onChange={(event) => change(i, { bot: event.currentTarget.value || null })}
            >
              <option value="">{texts.t("ui-start-person")}</option>
              {setup.bots.map((bot) => (
                <option key={bot} value={bot}>
                  {botName(bot)}
                </option>
              ))}
            </select>
            <Button
              class="ttr-square ttr-plain"
              disabled={seats.length <= FEWEST_SEATS}
              aria-label={texts.t("ui-start-remove", { n: i + 1 })}
              onClick={() => setSeats(seats.filter((_, at) => at !== i))}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ol>
      <Button class="ttr-add" disabled={seats.length >= MOST_SEATS} onClick={add}>
        + {texts.t("ui-start-add")}
      </Button>
      <label class="ttr-field">
        <span>{texts.t("ui-start-seed")}</span>
        <input
          {...KEEP_KEYS}
          type="text"
          inputMode="numeric"
          aria-label={texts.t("ui-start-seed")}
          class="ttr-input"
          value={seedText}
          aria-invalid={seed === undefined}
          onInput={(event) => setSeedText(event.currentTarget.value)}
        />
        <small class={seed === undefined ? "ttr-bad" : ""}>
          {texts.t(seed === undefined ? "ui-start-bad-seed" : "ui-start-seed-hint")}
        </small>
      </label>
      <div class="ttr-start-buttons">
        <Button class="ttr-primary" off={seed === undefined || waiting} onClick={go} data-action="start">
          {texts.t("ui-start-go")}
        </Button>
        {hasGame && <Button onClick={() => control.back()}>{texts.t("ui-back")}</Button>}
      </div>
    </form>
  );
}
