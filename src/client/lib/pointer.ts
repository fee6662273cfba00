let pressed = false;
let lastY = 0;
let release = Promise.resolve();
/** A press that lasts longer is a drag or a lost event. */
const PRESS_MS = 1500;

function press({ clientY }: PointerEvent): void {
  lastY = clientY;
  if (pressed) return;
  pressed = true;
  release = new Promise((resolve) => {
    const timer = setTimeout(lift, PRESS_MS);
    function lift() {
      clearTimeout(timer);
      for (const type of ENDS) window.removeEventListener(type, lift, true);
      pressed = false;
      // The click is told after the release.
      setTimeout(resolve);
    }
    for (const type of ENDS) window.addEventListener(type, lift, true);
  });
}

const ENDS = ['pointerup', 'pointercancel'];
window.addEventListener('pointerdown', press, true);

/** How far below the window's upper edge the last press was. */
export function lastPressY(): number {
  return lastY;
}

/**
 * Resolves when no button or finger is down and its click has been told. A press takes the focus from a field: were its
 * message to appear at once, it could move the pressed button from under the pointer, and the click would be lost.
 */
export function whenReleased(): Promise<void> {
  return release;
}
