/**
 * A button that copies a text, which may have to come from the kernel first. Where
 * the browser lets no page write to the clipboard, the text is shown, selected.
 */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useEnv } from "../context";
import { Button, KEEP_KEYS } from "../controls";
import { copyText } from "../clipboard";

/** Milliseconds that "Copied" stays. */
const SAID_FOR = 2500;

type State = { step: "idle" | "asked" | "copied" | "failed" } | { step: "by-hand"; text: string };

interface CopyButtonProps {
  label: string;
  /** The text; null if the kernel does not say. */
  load: () => string | null | Promise<string | null>;
  action: string;
  children?: ComponentChildren;
}

export function CopyButton({ label, load, action, children }: CopyButtonProps) {
  const { texts } = useEnv();
  const [state, setState] = useState<State>({ step: "idle" });
  const gone = useRef(false);
  useEffect(() => () => void (gone.current = true), []);
  const { step } = state;
  useEffect(() => {
    if (step !== "copied" && step !== "failed") return;
    const timer = setTimeout(() => setState({ step: "idle" }), SAID_FOR);
    return () => clearTimeout(timer);
  }, [step]);

  const copy = async () => {
    setState({ step: "asked" });
    const text = await load();
    if (gone.current) return;
    if (text === null) setState({ step: "failed" });
    else if (await copyText(text)) setState({ step: "copied" });
    else setState({ step: "by-hand", text });
  };
  const said = step === "copied" ? texts.t("ui-copied") : step === "failed" ? texts.t("ui-copy-failed") : "";
  return (
    <>
      <Button class="ttr-copy" data-action={action} off={step === "asked"} onClick={step === "asked" ? undefined : copy}>
        {children ?? label}
      </Button>
      <span class="ttr-copy-said" role="status">
        {said}
      </span>
      {state.step === "by-hand" && (
        <TextToCopy text={state.text} onClose={() => setState({ step: "idle" })} />
      )}
    </>
  );
}

/** A text, selected, to be copied by hand. */
function TextToCopy({ text, onClose }: { text: string; onClose: () => void }) {
  const { texts } = useEnv();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const place = field.current;
    if (!place) return;
    place.focus();
    place.setSelectionRange(0, text.length, "backward"); // its beginning stays in sight
  }, []);
  return (
    <div class="ttr-by-hand" data-part="by-hand">
      <p>{texts.t("ui-copy-by-hand")}</p>
      <TextBox field={field} text={text} label={texts.t("ui-copy-by-hand")} />
      <Button class="ttr-link" onClick={onClose}>
        {texts.t("ui-close")}
      </Button>
    </div>
  );
}

interface TextBoxProps {
  text: string;
  label: string;
  field?: { current: HTMLTextAreaElement | null };
}

/** Text that can be selected and read to the end, and not be changed. */
export function TextBox({ text, label, field }: TextBoxProps) {
  return (
    <textarea
      {...KEEP_KEYS}
      ref={field ?? null}
      class="ttr-text-box"
      readOnly
      spellcheck={false}
      rows={4}
      lang="en"
      aria-label={label}
      value={text}
    />
  );
}
