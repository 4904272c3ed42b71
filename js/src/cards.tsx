/**
 * Train cards: a colour field, a glyph and the silhouette of a wagon. Any one of
 * the three is enough to tell a card; the field is plain CSS, so that many
 * boards on one page share no ids.
 */

import type { JSX } from "preact";
import { palette } from "./theme";
import type { CardColor } from "./wire";

const INK = "#17191E";
const PAPER = "#FFFDF6";

/** Colours whose wagon is drawn dark. */
const PALE: ReadonlySet<CardColor> = new Set<CardColor>(["orange", "yellow", "purple", "white"]);

/** Glyphs in a box of about −1…1. */
const GLYPHS: Record<CardColor, (ink: string) => JSX.Element> = {
  red: (ink) => <path d="M-1.25 0 0-.82 1.25 0 0 .82Z" fill={ink} />,
  orange: (ink) => <path d="M0-1 .98.78H-.98Z" fill={ink} />,
  yellow: (ink) => <circle r=".86" fill={ink} />,
  green: (ink) => <path d="M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z" fill={ink} />,
  blue: (ink) => <path d="M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z" fill={ink} />,
  purple: (ink) => (
    <path
      d="M0-1.12.28-.38 1.07-.35.45.15.66.91 0 .47-.66.91-.45.15-1.07-.35-.28-.38Z"
      fill={ink}
    />
  ),
  black: (ink) => <rect x="-.86" y="-.86" width="1.72" height="1.72" rx=".12" fill={ink} />,
  white: (ink) => <circle r=".72" fill="none" stroke={ink} stroke-width=".46" />,
  locomotive: (ink) => (
    <g fill={ink}>
      <circle r=".92" fill="none" stroke={ink} stroke-width=".3" />
      {[0, 45, 90, 135].map((turn) => (
        <rect key={turn} x="-.13" y="-1.02" width=".26" height="2.04" transform={`rotate(${turn})`} />
      ))}
      <circle r=".3" />
    </g>
  ),
};

const WHEELS = (
  <>
    <circle cx="-12" cy="7" r="3.6" />
    <circle cx="12" cy="7" r="3.6" />
  </>
);

/** Wagons on a rail at y = 10.6, about 44 wide. */
const WAGONS: Record<CardColor, JSX.Element> = {
  red: (
    <>
      <path d="M-20-10H20V5H-20ZM-21-13H21V-10H-21Z" />
      {WHEELS}
      <path
        d="M-18-8-7 3M-7-8-18 3M7-8 18 3M18-8 7 3"
        fill="none"
        stroke="#888"
        stroke-opacity=".75"
        stroke-width="1.4"
      />
    </>
  ),
  orange: (
    <>
      <path d="M-21 1H21V5H-21Z" />
      {[-12, -3.6, 4.8, 13].map((x) => (
        <circle key={x} cx={x} cy="-3.4" r="4.2" />
      ))}
      {[-7.8, 0.6, 9].map((x) => (
        <circle key={x} cx={x} cy="-10.4" r="4.2" />
      ))}
      {WHEELS}
    </>
  ),
  yellow: (
    <>
      <path d="M-20-8Q-20-12-15-12H15Q20-12 20-8V5H-20Z" />
      {WHEELS}
      <path d="M-16-7h6v6h-6ZM-7-7h6v6h-6ZM2-7h6v6H2ZM11-7h6v6h-6Z" fill="#fff" fill-opacity=".7" />
    </>
  ),
  green: (
    <>
      <path d="M-20-4Q-20-11-13-11H13Q20-11 20-4V-2Q20 4 13 4H-13Q-20 4-20-2Z" />
      <rect x="-4" y="-14" width="8" height="4" rx="1" />
      {WHEELS}
    </>
  ),
  blue: (
    <>
      <path d="M-20-8H20V5H-20Z" />
      {WHEELS}
      <path
        d="M-14-8V5M-7-8V5M0-8V5M7-8V5M14-8V5"
        fill="none"
        stroke="#888"
        stroke-opacity=".75"
        stroke-width="1.5"
      />
    </>
  ),
  purple: (
    <>
      <path d="M-20-6H20V5H-20ZM-9-14H9V-6H-9ZM-22-8H22V-5.4H-22Z" />
      {WHEELS}
      <path d="M-6-12h4.6v4H-6ZM1.4-12H6v4H1.4Z" fill="#fff" fill-opacity=".6" />
    </>
  ),
  black: (
    <>
      <path d="M-21-8-17 4H17L21-8Z" />
      <path d="M-16-8q4-7 9-3q4-5 9-1q6-3 9 4Z" fill-opacity=".7" />
      {WHEELS}
    </>
  ),
  white: (
    <>
      <path d="M-20-10H20V5H-20ZM-13-14H-5V-10H-13ZM5-14H13V-10H5Z" />
      {WHEELS}
      <rect x="-5" y="-8" width="10" height="13" fill="#fff" fill-opacity=".65" />
    </>
  ),
  locomotive: (
    <>
      <path d="M-20 4V-5H-9V-12H-13V-15H1V-12H-3V-5H9V-10H14V-5H19V4Z" />
      <circle cx="-13" cy="6" r="4.6" />
      <circle cx="-2" cy="6.5" r="3.8" />
      <circle cx="8" cy="6.5" r="3.8" />
      <circle cx="17" cy="7" r="3" />
      <path d="M11-13q1-4 5-4t4-3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
    </>
  ),
};

function fill(color: CardColor): string {
  return color === "locomotive" ? "#23262B" : (palette.card[color] ?? "#888");
}

/** Ink of the glyph on its own disc: the field's colour where that is dark enough to read. */
function discInk(color: CardColor): string {
  if (color === "yellow" || color === "white" || color === "locomotive") return "#23262B";
  return color === "black" ? INK : fill(color);
}

/** The face of a train card; fills its box (62 : 92). */
export function CardFace({ color }: { color: CardColor }) {
  const ink = PALE.has(color) ? INK : "#FFFFFF";
  return (
    <span class={`ttr-card-face ttr-face-${color}`} style={{ "--ttr-field": fill(color) }} aria-hidden="true">
      <svg viewBox="0 0 62 92" focusable="false">
        {color === "locomotive" && (
          <path d="M2.6 48H59.4V84.4a5 5 0 0 1-5 5H7.6a5 5 0 0 1-5-5Z" fill="#23262B" opacity=".82" />
        )}
        <circle cx="31" cy="28.5" r="13.5" fill={PAPER} stroke={color === "white" ? "#3A352B" : "none"} stroke-width=".8" />
        <g transform="translate(31 28.5) scale(7.2)">{GLYPHS[color](discInk(color))}</g>
        <g transform="translate(31 65.3) scale(1.12)" fill={ink} style={{ color: ink }}>
          {WAGONS[color]}
        </g>
        <path d="M8.7 78.6H53.3" stroke={ink} stroke-width="1.4" stroke-opacity=".75" />
      </svg>
    </span>
  );
}

/** The wagon alone, in its card's colour, on its wheels. */
export function Wagon({ color }: { color: CardColor }) {
  return (
    <svg viewBox="-23 -18 46 30" width="46" height="30" focusable="false" style={{ color: fill(color) }}>
      <g fill="currentColor">{WAGONS[color]}</g>
    </svg>
  );
}

/** A small card for payments and log rows; one height fits its line. */
export function Chip({ color, small = false }: { color: CardColor; small?: boolean }) {
  const ink = PALE.has(color) ? INK : "#FFFFFF";
  return (
    <span
      class={`ttr-chip ttr-face-${color} ${small ? "ttr-chip-small" : ""}`}
      style={{ "--ttr-field": fill(color) }}
      aria-hidden="true"
    >
      <svg viewBox="-1.875 -2.5 3.75 5" focusable="false">
        {GLYPHS[color](ink)}
      </svg>
    </span>
  );
}

/** Backs of the two decks. */
export function DeckBack({ kind }: { kind: "cards" | "tickets" }) {
  return (
    <span class={`ttr-deck-back ttr-deck-${kind}`} aria-hidden="true">
      <span class="ttr-deck-sheet" />
      <span class="ttr-deck-sheet" />
      <span class="ttr-deck-sheet">
        <svg viewBox="0 0 44 62" focusable="false">
          <rect x="4.5" y="4.5" width="35" height="53" rx="3.4" fill="none" stroke={PAPER} stroke-opacity=".5" />
          {kind === "cards" ? (
            <g transform="translate(22 31) scale(8.6)">{GLYPHS.locomotive(PAPER)}</g>
          ) : (
            <g>
              <path d="M11 38.4q11-26 22-12.4" fill="none" stroke={PAPER} stroke-width="1.8" stroke-dasharray="3 2.4" />
              <circle cx="11" cy="38.4" r="3.2" fill={PAPER} />
              <circle cx="33" cy="26" r="3.2" fill={PAPER} />
            </g>
          )}
        </svg>
      </span>
    </span>
  );
}
