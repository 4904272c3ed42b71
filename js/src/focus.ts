/**
 * Focus is never lost: where the focused control goes away or is greyed out
 * (its button did its work, its panel closed), the map takes over.
 */

type Place = () => HTMLElement | null | undefined;

/**
 * Watch over the focus within `root`; returns how to stop. `fallback` says
 * where it goes, given what had it last.
 */
export function guardFocus(root: HTMLElement, fallback: (last: HTMLElement) => ReturnType<Place>): () => void {
  let last: HTMLElement | null = null;

  const onFocusIn = (event: FocusEvent) => {
    last = event.target instanceof HTMLElement ? event.target : null;
  };
  const onFocusOut = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    // Gone elsewhere by the reader's own will. A control that is taken away says null too, while it is still
    // there in some browsers: a moment later it is not.
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) last = null;
    else if (relatedTarget === null) {
      setTimeout(() => {
        if (target === last && last && stands(last, root)) last = null;
      });
    }
  };
  const observer = new MutationObserver(() => {
    if (!last || stands(last, root)) return;
    const lost = last;
    last = null;
    const { activeElement } = root.ownerDocument;
    const elsewhere = activeElement && activeElement !== root.ownerDocument.body && activeElement !== lost;
    // The notebook itself may take what nobody has: its cells hold our root.
    if (elsewhere && !activeElement.contains(root)) return;
    fallback(lost)?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", onFocusIn);
  root.addEventListener("focusout", onFocusOut);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", onFocusIn);
    root.removeEventListener("focusout", onFocusOut);
    observer.disconnect();
  };
}

function stands(element: HTMLElement, root: HTMLElement): boolean {
  return root.contains(element) && !element.matches(":disabled");
}
