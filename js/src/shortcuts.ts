/**
 * Shortcuts with Ctrl or Cmd are the notebook's: save, find, undo in a cell.
 *
 * A control of ours keeps all keys from JupyterLab by a mark (see controls.tsx),
 * or a digit would make a heading of the cell. Lab looks for the mark while the
 * key is on its way down, on the document: the window hears it before.
 */

const MARK = "data-lm-suppress-shortcuts";

/** Let the notebook hear its shortcuts from inside `root`; returns how to stop. */
export function passShortcuts(root: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (!(target instanceof HTMLElement) || !root.contains(target) || isText(target)) return;
    const value = target.getAttribute(MARK);
    if (value === null) return;
    target.removeAttribute(MARK);
    setTimeout(() => target.setAttribute(MARK, value));
  };
  window.addEventListener("keydown", onKey, true);
  return () => window.removeEventListener("keydown", onKey, true);
}

/** Where one types, Ctrl+A and the like belong to the text. */
function isText(target: HTMLElement): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /^(text|search)$/.test(target.type));
}
