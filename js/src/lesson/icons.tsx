/** Small drawings of the lesson panel, in the colour of the text around them. */

import { LineIcon as Icon } from "../icons";

export const BulbIcon = () => (
  <Icon>
    <path d="M6 11.2C4.4 10.2 3.6 8.8 3.6 6.9a4.4 4.4 0 0 1 8.8 0c0 1.9-.8 3.3-2.4 4.3V12H6Z" />
    <path d="M6.4 14.6h3.2" />
  </Icon>
);

export const AgainIcon = () => (
  <Icon>
    <path d="M13.2 8a5.2 5.2 0 1 1-1.6-3.8" />
    <path d="M13.4 1.6v3.2h-3.2" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <rect x="5.4" y="5.4" width="8.4" height="9" rx="1.6" />
    <path d="M10.4 2.4H4.2A1.8 1.8 0 0 0 2.4 4.2v6.6" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M6.2 3.4h8M6.2 8h8M6.2 12.6h8" />
    <path d="M2.2 3.4h.1M2.2 8h.1M2.2 12.6h.1" stroke-width="2.4" />
  </Icon>
);

export const TickIcon = ({ size = 16 }: { size?: number }) => (
  <Icon size={size}>
    <path d="m3 8.6 3.4 3.6L13 4.2" stroke-width="2.6" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon>
    <path d="m4.2 4.2 7.6 7.6m0-7.6-7.6 7.6" stroke-width="2.4" />
  </Icon>
);

/** A barred way: the rules do not allow it. */
export const BarredIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.9" />
    <path d="M4.8 8h6.4" stroke-width="2.4" />
  </Icon>
);

export const PenIcon = () => (
  <Icon>
    <path d="M10.9 2.5 13.5 5.1 5.6 13 2.5 13.5 3 10.4Z" />
  </Icon>
);

export const ChevronIcon = ({ turn = 0 }: { turn?: number }) => (
  <Icon size={12}>
    <path d="m5.4 2.4 5.6 5.6-5.6 5.6" stroke-width="2.2" transform={`rotate(${turn} 8 8)`} />
  </Icon>
);

/** On the way. */
export const TrackIcon = () => (
  <Icon>
    <path d="M2.4 8h10.4M9 4l4 4-4 4" stroke-width="2.2" />
  </Icon>
);
