/** Small drawings of the reference, in the colour of the text around them. */

import { LineIcon as Icon } from "../icons";

export const SearchIcon = () => (
  <Icon>
    <circle cx="6.8" cy="6.8" r="4.6" />
    <path d="m10.4 10.4 3.8 3.8" />
  </Icon>
);

/** A board that opens. */
export const BoardIcon = () => (
  <Icon>
    <rect x="1.6" y="3" width="12.8" height="10" rx="1.8" />
    <path d="M4.4 10.2 7 6.6l2.4 2.6 2.4-3.4" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <path d="M8 7.2v5.4" stroke-width="2.2" />
    <path d="M8 3.4v.1" stroke-width="2.8" />
  </Icon>
);

export const ScalesIcon = () => (
  <Icon>
    <path d="M8 2.2v11.4M4.6 13.6h6.8M3 4.2h10" />
    <path d="m3 4.4-1.8 4.4a1.9 1.9 0 0 0 3.6 0Zm10 0-1.8 4.4a1.9 1.9 0 0 0 3.6 0Z" />
  </Icon>
);

export const ScreenIcon = () => (
  <Icon>
    <rect x="1.8" y="2.6" width="12.4" height="8.4" rx="1.4" />
    <path d="M5.4 13.6h5.2" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="M10.9 2.5 13.5 5.1 5.6 13 2.5 13.5 3 10.4Z" />
  </Icon>
);

export const SortIcon = ({ way }: { way: "ascending" | "descending" | "none" }) => (
  <svg class="ttr-icon" width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
    <path d="M4 1 7 4.6H1Z" fill="currentColor" opacity={way === "ascending" ? 1 : way === "none" ? 0.3 : 0} />
    <path d="M4 11 1 7.4h6Z" fill="currentColor" opacity={way === "descending" ? 1 : way === "none" ? 0.3 : 0} />
  </svg>
);
