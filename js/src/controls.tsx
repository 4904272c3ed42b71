/** Buttons and boxes of the widget. */

import type { ComponentChildren, JSX } from "preact";

/**
 * JupyterLab takes keys away from a focused control unless the control itself
 * says otherwise; a wrapper's word does not count.
 */
export const KEEP_KEYS = { "data-lm-suppress-shortcuts": "true" } as const;

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "type" | "disabled"> & {
  /** Greyed out, but still says why when pressed. */
  off?: boolean;
  /** Nothing to say and nothing to do. */
  disabled?: boolean;
  children?: ComponentChildren;
};

export function Button({ off, disabled, class: name, children, ...rest }: ButtonProps) {
  return (
    <button
      {...KEEP_KEYS}
      {...rest}
      type="button"
      class={`ttr-button ${typeof name === "string" ? name : ""}`}
      disabled={disabled ?? false}
      aria-disabled={off || disabled ? "true" : undefined}
    >
      {children}
    </button>
  );
}

/** Text for screen readers alone. */
export function Hidden({ children }: { children: ComponentChildren }) {
  return <span class="ttr-hidden">{children}</span>;
}
