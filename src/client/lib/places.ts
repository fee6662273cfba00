import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'sottovoce-places';
const session = () => sessionStorage;
/** Time limit for each part of a list being reloaded; after that the scroll position is not restored any more. */
const PATIENCE_MS = 5000;
/** After the position is reached, content above it may still change its height for this long. */
const SETTLING_MS = 1000;
/** Events by which the user takes over the scrolling. */
export const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The scroll position of each history entry, by the entry’s name; with a suffix to the name, other numbers. Never text. */
let places = new Map<string, number>();
let current = '';
let stop: (() => void) | undefined;
/** Whether the position has been reached, though content above it may still change. */
let arrived = true;

/** The number of mounted skeletons, and what to call when one unmounts. */
let standIns = 0;
let goOn: (() => void) | undefined;

/** True while a scroll position is being restored: lists are then rendered whole and at once. */
export function isReturning(): boolean {
  return stop !== undefined;
}

/** Returns the number kept for the current history entry under `name`; without a name, its scroll position. */
export function kept(name = ''): number {
  return places.get(nameEntry() + name) ?? 0;
}

export function keep(name: string, number: number): void {
  places.set(nameEntry() + name, number);
}

/** Registers a skeleton: while it is mounted, a page too short for the position is expected to grow. Returns an unregister function. */
export function standIn(): () => void {
  standIns++;
  return () => {
    standIns--;
    // After the content has replaced the skeleton, and before the browser paints.
    queueMicrotask(() => goOn?.());
  };
}

/** Deletes all positions, at logout and on the quick exit. */
export function forgetPlaces(): void {
  places.clear();
  removeItem(KEY, session);
}

/**
 * Restores scroll positions: a new page starts at its top; back, forward and reload return to where the user was. The
 * browser's own restoration gives up if the page has not reached its old height by the next frame. Call it before wouter subscribes, in a
 * layout effect: between two listeners of `popstate` React draws the other page.
 */
export function keepPlaces(): () => void {
  let path = window.location.pathname;
  window.history.scrollRestoration = 'manual';
  places = stored();
  current = nameEntry();
  returnTo(places.get(current));
  // The user may have scrolled the prerendered page before the script ran.
  if (arrived && window.scrollY > 0) places.set(current, window.scrollY);

  // A page that becomes too short scrolls to its top by itself.
  const remember = () => {
    if (arrived && window.scrollY > 0) places.set(current, window.scrollY);
  };
  /** The page that is left is still drawn: its position is exact, also at the top. */
  const leave = () => {
    if (arrived) places.set(current, window.scrollY);
  };
  // wouter dispatches `pushState` and `replaceState` on the window.
  const onPush = () => {
    leave();
    stop?.();
    current = nameEntry();
    if (window.location.pathname !== path) window.scrollTo(0, 0);
    path = window.location.pathname;
  };
  const onReplace = () => void (current = nameEntry(current));
  const onPop = () => {
    leave();
    const before = current;
    current = nameEntry();
    path = window.location.pathname;
    if (current === before) return;
    const top = places.get(current);
    if (top === 0) window.scrollTo(0, 0);
    returnTo(top);
  };
  const onHide = () => writeItem(KEY, JSON.stringify([...places]), session);

  const listeners = [
    ['scroll', remember],
    ['pushState', onPush],
    ['replaceState', onReplace],
    ['popstate', onPop],
    ['pagehide', onHide],
    // Phones may discard a background tab without firing `pagehide`.
    ['visibilitychange', onHide],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener, { passive: true });
  return () => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    stop?.();
  };
}

/** Returns the name of the current history entry, which is stored in its state; gives it one if it has none. */
function nameEntry(name: string = Math.random().toString(36).slice(2)): string {
  const state = window.history.state as { place?: unknown } | null;
  if (typeof state?.place === 'string') return state.place;
  // The prototype’s method, because wouter’s patched one would trigger a needless render.
  History.prototype.replaceState.call(window.history, { ...state, place: name }, '');
  return name;
}

function returnTo(top: number | undefined): void {
  stop?.();
  // The top needs no waiting.
  if (!top) return;
  arrived = false;
  // Scroll anchoring would pin content that is on screen before the list is complete.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endIn = (patience: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, patience);
  };
  let last: number | undefined;
  const move = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // Something else has scrolled the page, and not because the page became shorter.
    if (arrived && window.scrollY !== last && window.scrollY < scrollHeight - clientHeight - 1) return end();
    // Do not scroll to the end of a page that is still loading, where only the footer is visible.
    if (!arrived && standIns > 0 && top > scrollHeight - clientHeight) return clearTimeout(timer);
    window.scrollTo(0, top);
    last = window.scrollY;
    if (arrived) return;
    arrived = Math.abs(last - top) <= 1;
    endIn(arrived ? SETTLING_MS : PATIENCE_MS);
  };
  const observer = new ResizeObserver(move);
  stop = end;
  goOn = move;
  for (const type of TAKES_OVER) window.addEventListener(type, end, { passive: true });
  observer.observe(document.body);

  function end() {
    stop = undefined;
    goOn = undefined;
    arrived = true;
    style.overflowAnchor = '';
    clearTimeout(timer);
    observer.disconnect();
    for (const type of TAKES_OVER) window.removeEventListener(type, end);
  }
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(readItem(KEY, session) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
