import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'sottovoce-places';
const session = () => sessionStorage;
/** A list that has to be read again may take this long for each of its parts; then somebody reads on from where they are. */
const PATIENCE_MS = 5000;
/** What stands above may still grow for this long after the place was reached. */
const SETTLING_MS = 1000;
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far down each entry of the history was left; and by its name and one more, what else it remembers. Numbers alone, no words. */
let places = new Map<string, number>();
let current = '';
let stop: (() => void) | undefined;
/** At the place that was asked for, though what stands above it may still change. */
let arrived = true;

/** How many skeletons stand for what is under way, and what goes on when one of them goes. */
let standIns = 0;
let goOn: (() => void) | undefined;

/** True while somebody comes back: what they had before them is drawn whole, and at once. */
export function isReturning(): boolean {
  return stop !== undefined;
}

/** What this entry of the history remembers under a name; without one, how far down it was left. */
export function kept(name = ''): number {
  return places.get(nameEntry() + name) ?? 0;
}

export function keep(name: string, number: number): void {
  places.set(nameEntry() + name, number);
}

/** While this stands, a page that is shorter than the place that was left has more to come. It gives its own end. */
export function standIn(): () => void {
  standIns++;
  return () => {
    standIns--;
    // Once what it stood for is drawn, and before anybody sees it.
    queueMicrotask(() => goOn?.());
  };
}

/** Somebody leaves on purpose. */
export function forgetPlaces(): void {
  places.clear();
  removeItem(KEY, session);
}

/**
 * A new page starts at its top; going back, or loading again, leads to where one was. The browser's own way gives up when
 * the page is not as long as it was by its next frame.
 */
export function keepPlaces(): () => void {
  let path = window.location.pathname;
  window.history.scrollRestoration = 'manual';
  places = stored();
  current = nameEntry();
  returnTo(places.get(current));
  // Somebody may have read on before the program came.
  if (arrived && window.scrollY > 0) places.set(current, window.scrollY);

  const remember = () => {
    if (arrived && window.scrollY > 0) places.set(current, window.scrollY);
  };
  // wouter dispatches these on the window.
  const onPush = () => {
    remember();
    stop?.();
    current = nameEntry();
    if (window.location.pathname !== path) window.scrollTo(0, 0);
    path = window.location.pathname;
  };
  const onReplace = () => void (current = nameEntry(current));
  const onPop = () => {
    remember();
    const before = current;
    current = nameEntry();
    path = window.location.pathname;
    if (current !== before) returnTo(places.get(current));
  };
  const onHide = () => writeItem(KEY, JSON.stringify([...places]), session);

  const listeners = [
    ['scroll', remember],
    ['pushState', onPush],
    ['replaceState', onReplace],
    ['popstate', onPop],
    ['pagehide', onHide],
    // What lies in the background a phone may throw away without a further word.
    ['visibilitychange', onHide],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener, { passive: true });
  return () => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    stop?.();
  };
}

/** The entry's own name, kept in its state beside what others keep there. */
function nameEntry(name: string = Math.random().toString(36).slice(2)): string {
  const state = window.history.state as { place?: unknown } | null;
  if (typeof state?.place === 'string') return state.place;
  // Not wouter's: nothing has changed that a screen shows.
  History.prototype.replaceState.call(window.history, { ...state, place: name }, '');
  return name;
}

function returnTo(top: number | undefined): void {
  stop?.();
  if (top === undefined) return;
  arrived = false;
  // The browser would hold on to what stood there before the list was whole.
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
    // Something else has moved the page, other than by making it shorter.
    if (arrived && window.scrollY !== last && window.scrollY < scrollHeight - clientHeight - 1) return end();
    // Not to the end of a page that is still to come, where there is nothing but its foot.
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
