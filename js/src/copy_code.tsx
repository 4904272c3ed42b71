/** A line of Python, to be copied into a cell. */

import { useEffect, useState } from "preact/hooks";
import { useEnv } from "./context";
import { Button } from "./controls";
import { copyText } from "./clipboard";
import { CopyIcon, TickIcon } from "./lesson/icons";

const SEEN = 2_000;

export function CopyCode({ code }: { code: string }) {
  const { texts } = useEnv();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SEEN);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = texts.t("ui-lesson-copy", { code });
  return (
    <span class="ttr-lesson-copy">
      <Button
        class="ttr-plain ttr-code"
        aria-label={label}
        title={label}
        onClick={() => void copyText(code).then(setCopied)}
        data-action="copy-code"
      >
        {copied ? <TickIcon /> : <CopyIcon />}
        <code>{code}</code>
      </Button>
      <span class="ttr-hidden" role="status">
        {copied ? texts.t("ui-lesson-copied", { code }) : ""}
      </span>
    </span>
  );
}
