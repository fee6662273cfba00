/** A tap's click event follows the end of the touch. */
const AFTER_MS = 50;
/** A row counts as at rest when it has not scrolled for this long. */
const REST_MS = 200;
const FIELDS = 'input, select, textarea';

/** Tracks the user's input on a snapshot that is about to be replaced. */
export interface Hands {
  snapshot: HTMLElement;
  /** Calls `then` once no input is lost by it: no finger down, no row scrolling, no field focused (unless a button was pressed). */
  whenFree(then: () => void): void;
}

export function watchHands(snapshot: HTMLElement): Hands {
  let down = false;
  let fingers = 0;
  let movedAt = -REST_MS;
  let waiting: (() => void) | undefined;

  const check = () => {
    if (!waiting || down || fingers > 0 || isTyping(snapshot)) return;
    const untilRest = movedAt + REST_MS - performance.now();
    if (untilRest > 0) return void setTimeout(check, untilRest);
    const then = waiting;
    waiting = undefined;
    watching.abort();
    then();
  };
  const later = (milliseconds: number) => void (waiting && setTimeout(check, milliseconds));

  const watching = new AbortController();
  const on = <Type extends keyof WindowEventMap>(types: Type[], listener: (event: WindowEventMap[Type]) => void) => {
    for (const type of types) window.addEventListener(type, listener, { capture: true, passive: true, signal: watching.signal });
  };
  on(['pointerdown'], () => void (down = true));
  on(['pointerup', 'pointercancel'], () => {
    down = false;
    later(AFTER_MS);
  });
  // Once a finger scrolls, the browser sends `pointercancel`.
  on(['touchstart', 'touchend', 'touchcancel'], ({ touches }) => {
    fingers = touches.length;
    later(AFTER_MS);
  });
  on(['scroll'], ({ target }) => {
    if (target === document) return;
    movedAt = performance.now();
    later(REST_MS);
  });
  on(['focusout', 'click', 'keyup'], () => later(AFTER_MS));

  return {
    snapshot,
    whenFree(then) {
      waiting = then;
      check();
    },
  };
}

function isTyping(snapshot: HTMLElement): boolean {
  const { activeElement } = document;
  return !pressedIn(snapshot) && snapshot.contains(activeElement) && activeElement!.matches(FIELDS);
}

/** The button that was pressed before the program was loaded; index.html marks it. */
export function pressedIn(snapshot: HTMLElement): HTMLElement | null {
  return snapshot.querySelector<HTMLElement>('[aria-busy="true"]');
}
