/** Escape closes dialogs and menus, at most two deep: three in a row can only mean leaving. */
const ESCAPES = 3;
const ESCAPE_WINDOW_MS = 1500;

let presses: number[] = [];

/** Calls when Escape is pressed three times in a row. Returns how to stop; whoever listens next goes on counting. */
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
  // Captured, because dialogs and menus stop the key on its way.
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
