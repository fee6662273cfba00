let pressed = false;
let last = { x: 0, y: 0 };
let release = Promise.resolve();
/** A longer press is a drag, or its end event was lost. */
const PRESS_MS = 1500;

function press({ clientX, clientY, target }: PointerEvent): void {
  if (!(target as Element).closest?.('[data-beside-dialogs]')) last = { x: clientX, y: clientY };
  if (pressed) return;
  pressed = true;
  release = new Promise((resolve) => {
    const timer = setTimeout(lift, PRESS_MS);
    function lift() {
      clearTimeout(timer);
      for (const type of ENDS) window.removeEventListener(type, lift, true);
      pressed = false;
      // The click event follows the release.
      setTimeout(resolve);
    }
    for (const type of ENDS) window.addEventListener(type, lift, true);
  });
}

const ENDS = ['pointerup', 'pointercancel'];
// Modules that name a toast are also loaded where there is no window.
globalThis.window?.addEventListener('pointerdown', press, true);

/** Where the last press was, in px from the left and the top of the viewport. Presses on notifications do not count. */
export function lastPress(): { x: number; y: number } {
  return last;
}

/**
 * Resolves when no button or finger is down and the click has been dispatched. A press blurs the field: if its error message
 * appeared at once, it could move the pressed button from under the pointer, and the click would be lost.
 */
export function whenReleased(): Promise<void> {
  return release;
}
