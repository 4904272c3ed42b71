/** Small line drawings, all in the colour of the text around them. */

import type { ComponentChildren } from "preact";

function Icon({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <svg class="ttr-icon" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A drawing in lines alone, on 16 by 16. */
export function LineIcon({ size = 16, children }: { size?: number; children: ComponentChildren }) {
  return (
    <svg class="ttr-icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">
        {children}
      </g>
    </svg>
  );
}

export const TrainIcon = () => (
  <Icon w={18} h={14}>
    <rect x="1" y="2" width="16" height="8" rx="2" fill="currentColor" />
    <circle cx="5" cy="11" r="1.9" fill="currentColor" />
    <circle cx="13" cy="11" r="1.9" fill="currentColor" />
  </Icon>
);

export const CardsIcon = () => (
  <Icon w={14} h={16}>
    <rect x="4" y="1" width="9" height="12" rx="1.8" fill="none" stroke="currentColor" stroke-width="1.3" />
    <rect x="1" y="3" width="9" height="12" rx="1.8" fill="currentColor" opacity=".85" />
  </Icon>
);

export const TicketIcon = () => (
  <Icon w={17} h={13}>
    <path
      d="M1 1h15v3.6a2 2 0 0 0 0 4V12H1V8.6a2 2 0 0 0 0-4Z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.4"
    />
    <path d="M10.6 2v9" stroke="currentColor" stroke-width="1.1" stroke-dasharray="1.6 1.4" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon w={16} h={16}>
    <path
      d="M4 5.5h6.6a4.3 4.3 0 0 1 0 8.6H6.5"
      fill="none"
      stroke="currentColor"
      stroke-width="1.9"
      stroke-linecap="round"
    />
    <path d="M6 1.4 1.6 5.5 6 9.6Z" fill="currentColor" />
  </Icon>
);

export const ThemeIcon = () => (
  <Icon w={16} h={16}>
    <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="1.8" />
    <path d="M8 1.8a6.2 6.2 0 0 1 0 12.4Z" fill="currentColor" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon w={16} h={16}>
    <circle cx="3" cy="8" r="1.6" fill="currentColor" />
    <circle cx="8" cy="8" r="1.6" fill="currentColor" />
    <circle cx="13" cy="8" r="1.6" fill="currentColor" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon w={14} h={14}>
    <path d="m3 3 8 8m0-8-8 8" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon w={14} h={14}>
    <path
      d="m2 7.4 3.4 3.8L12 3.4"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </Icon>
);

export const WarnIcon = () => (
  <Icon w={18} h={18}>
    <circle cx="9" cy="9" r="7.4" fill="none" stroke="currentColor" stroke-width="1.8" />
    <path d="M9 4.8v5" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    <circle cx="9" cy="12.8" r="1.2" fill="currentColor" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon w={12} h={12}>
    <path d="M2.5 1.5h2.6v9H2.5ZM6.9 1.5h2.6v9H6.9Z" fill="currentColor" />
  </Icon>
);

export const FlagIcon = () => (
  <Icon w={12} h={14}>
    <path d="M2 1v12" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" />
    <path d="M3 1.6h8L8.4 4.8 11 8H3Z" fill="currentColor" />
  </Icon>
);

/** One to three arrows: the speed of the bots. */
export const SpeedIcon = ({ n }: { n: number }) => (
  <Icon w={4 + 5 * n} h={12}>
    {Array.from({ length: n }, (_, i) => (
      <path key={i} d={`M${1.5 + 5 * i} 1.8v8.4L${7 + 5 * i} 6Z`} fill="currentColor" />
    ))}
  </Icon>
);

/** The spoked wheel: our mark, and the locomotive's glyph. */
export const WheelIcon = ({ size = 24 }: { size?: number }) => (
  <svg class="ttr-icon" width={size} height={size} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" focusable="false">
    <circle r=".92" fill="none" stroke="currentColor" stroke-width=".3" />
    {[0, 45, 90, 135].map((turn) => (
      <rect key={turn} x="-.13" y="-1.02" width=".26" height="2.04" transform={`rotate(${turn})`} fill="currentColor" />
    ))}
    <circle r=".3" fill="currentColor" />
  </svg>
);

export const FirstIcon = () => (
  <Icon w={14} h={14}>
    <path d="M1.5 1.6h2.2v10.8H1.5ZM13 1.6v10.8L4.6 7Z" fill="currentColor" />
  </Icon>
);

export const BackIcon = () => (
  <Icon w={14} h={14}>
    <path d="M11.4 1.6v10.8L2.8 7Z" fill="currentColor" />
  </Icon>
);

export const ForwardIcon = () => (
  <Icon w={14} h={14}>
    <path d="M2.6 1.6v10.8L11.2 7Z" fill="currentColor" />
  </Icon>
);

export const LastIcon = () => (
  <Icon w={14} h={14}>
    <path d="M12.5 1.6h-2.2v10.8h2.2ZM1 1.6v10.8L9.4 7Z" fill="currentColor" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon w={14} h={14}>
    <path d="M7 2v10M2 7h10" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
  </Icon>
);

export const FullIcon = ({ full }: { full: boolean }) => (
  <Icon w={14} h={14}>
    <path
      d={full ? "M5 1.5V5H1.5M9 1.5V5h3.5M5 12.5V9H1.5M9 12.5V9h3.5" : "M1.5 5V1.5H5M12.5 5V1.5H9M1.5 9v3.5H5M12.5 9v3.5H9"}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </Icon>
);

/** Bars of a count. */
export const CountIcon = () => (
  <Icon w={13} h={12}>
    <path d="M1 6h2.6v5.5H1ZM5.2 1h2.6v10.5H5.2ZM9.4 4h2.6v7.5H9.4Z" fill="currentColor" />
  </Icon>
);

/** A line that leaves another. */
export const BranchIcon = () => (
  <Icon w={14} h={14}>
    <path d="M3 1v12M3 9.5h3.6A3.9 3.9 0 0 0 10.5 5.6V3.4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    <path d="M10.5.6 13.2 4.4H7.8Z" fill="currentColor" />
  </Icon>
);
