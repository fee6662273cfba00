/** Escape closes dialogs and menus, which nest at most two deep: a third press in a row can only be the quick exit. */
const ESCAPES = 3;
const ESCAPE_WINDOW_MS = 1500;

let presses: number[] = [];

/** Calls `listener` when Escape is pressed three times in a row. Returns an unsubscribe function; a later listener continues the count. */
export function onThirdEscape(listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') {
      presses = [];
      return;
    }
    if (event.repeat) return;
    presses = [...presses, event.timeStamp].filter((time) => event.timeStamp - time < ESCAPE_WINDOW_MS);
    if (presses.length < ESCAPES) return;
    presses = [];
    listener();
  };
  // In the capture phase, because dialogs and menus stop the event.
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
