/** The number of a rule as a button; pressed, it says in a small box what the rule is called and what it says. */

import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useEnv } from "./context";
import { Button } from "./controls";

/** Between box and button, and between box and the window's edges, in pixels. */
const GAP = 6;

interface Props {
  /** As the engine names it: "R21". A rule that the texts do not know is named and no more. */
  rule: string;
  /** On the button, if not "Rule R21". */
  label?: string;
}

export function RuleNote({ rule, label }: Props) {
  const { texts } = useEnv();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  const textId = `rule-${rule.toLowerCase()}`;

  useLayoutEffect(() => {
    if (open && place.current && box.current) show(box.current, place.current.getBoundingClientRect());
  }, [open, texts]);

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!event.composedPath().includes(place.current!)) setOpen(false);
    };
    // What scrolls leaves the box behind.
    document.addEventListener("pointerdown", close);
    document.addEventListener("scroll", close, true);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("scroll", close, true);
    };
  }, [open]);

  const named = label ?? texts.t("ui-rule", { rule });
  if (!texts.has(textId)) return <span class="ttr-rule">{named}</span>;
  return (
    <span
      ref={place}
      class="ttr-rule"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !place.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        class="ttr-rule-button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-rule={rule}
        onClick={() => setOpen(!open)}
      >
        {named}
      </Button>
      {open && (
        <span ref={box} id={id} class="ttr-rule-box" popover="manual" role="status" data-part="rule">
          <b>
            {rule} · {texts.t(`${textId}-title`)}
          </b>
          <span>{texts.t(textId)}</span>
        </span>
      )}
    </span>
  );
}

/** In the top layer, where no panel cuts it off: below the button, or above it where there is no room below. */
function show(box: HTMLElement, button: DOMRect): void {
  box.showPopover?.();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { innerWidth, innerHeight } = window;
  const below = button.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : button.top - GAP - height;
  box.style.left = `${Math.max(GAP, Math.min(button.left, innerWidth - width - GAP))}px`;
  box.style.top = `${Math.max(GAP, top)}px`;
}
