/** A tap's click follows the finger. */
const AFTER_MS = 50;
/** A row that was pushed has come to rest when it has not moved for so long. */
const REST_MS = 200;
const FIELDS = 'input, select, textarea';

/** What somebody is doing to a page that is about to be replaced. */
export interface Hands {
  snapshot: HTMLElement;
  /** Calls as soon as nothing is lost by it: no finger is down, no row moves, nothing is being typed, unless a button was pressed. */
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
  // A finger that scrolls is no pointer any more.
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

/** The button that was pressed before there was a program: index.html marks it. */
export function pressedIn(snapshot: HTMLElement): HTMLElement | null {
  return snapshot.querySelector<HTMLElement>('[aria-busy="true"]');
}
