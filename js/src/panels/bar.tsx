/** The frame of the action bar, which every state of it fills, and its two buttons. */

import type { ComponentChildren } from "preact";
import { useEnv } from "../context";
import { Button } from "../controls";
import { SeatMark } from "../seat";

export type Tone = "active" | "calm" | "bad" | "warn" | "past";

interface BarProps {
  tone: Tone;
  seat?: number | null;
  mark?: ComponentChildren;
  title: ComponentChildren;
  hint?: ComponentChildren;
  middle?: ComponentChildren;
  buttons?: ComponentChildren;
  part: string;
}

/** The frame that every state of the bar fills; its place is as high in all of them, so that nothing round it moves. */
export function Bar({ tone, seat, mark, title, hint, middle, buttons, part }: BarProps) {
  return (
    <div class="ttr-bar-place" data-state={part}>
      <section class={`ttr-bar ttr-bar-${tone}`} data-part="action-bar" data-state={part}>
        {mark ?? (seat !== undefined && seat !== null ? <SeatMark seat={seat} /> : null)}
        <div class="ttr-bar-words">
          <div class="ttr-bar-title">{title}</div>
          {hint ? <div class="ttr-bar-hint">{hint}</div> : null}
        </div>
        {middle ? <div class="ttr-bar-middle">{middle}</div> : null}
        {buttons ? <div class="ttr-bar-buttons">{buttons}</div> : null}
      </section>
    </div>
  );
}

export function ConfirmButton({ off = false, label, onClick }: { off?: boolean; label?: string; onClick: () => void }) {
  const { texts } = useEnv();
  const text = label ?? texts.t("ui-confirm");
  return (
    <Button class="ttr-primary" off={off} onClick={onClick} aria-label={text} data-action="confirm">
      {text}
      <span class="ttr-key" aria-hidden="true">{texts.t("ui-key-enter")}</span>
    </Button>
  );
}

/** A refusal is not cancelled, it is noted. */
export function OkButton({ onClick }: { onClick: () => void }) {
  const { texts } = useEnv();
  const text = texts.t("ui-ok");
  return (
    <Button onClick={onClick} aria-label={text} data-action="ok">
      {text}
      <span class="ttr-key" aria-hidden="true">{texts.t("ui-key-esc")}</span>
    </Button>
  );
}

export function CancelButton({ onClick }: { onClick: () => void }) {
  const { texts } = useEnv();
  const text = texts.t("ui-cancel");
  return (
    <Button onClick={onClick} aria-label={text} data-action="cancel">
      {text}
      <span class="ttr-key" aria-hidden="true">{texts.t("ui-key-esc")}</span>
    </Button>
  );
}
