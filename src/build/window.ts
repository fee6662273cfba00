import { JSDOM } from 'jsdom';

const nothing = () => undefined;
/** An observer that never reports anything. */
function Observer() {
  return { observe: nothing, unobserve: nothing, disconnect: nothing };
}
const LENT = {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  fetch: () => new Promise(nothing),
  scrollTo: nothing,
};
/** Globals that Node defines too (some read-only, some only in later versions) but that pages need from the window. */
const OF_THE_WINDOW = ['navigator', 'Event', 'EventTarget', 'localStorage', 'sessionStorage'];
const METHODS = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** Gives `target` the globals of a window without network access, in which the pages can be rendered. */
export function openWindow(target: object): void {
  const { window } = new JSDOM('<!doctype html><html lang="it"><body></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  Object.assign(window, LENT);
  const give = (name: string, value: unknown) => Object.defineProperty(target, name, { configurable: true, writable: true, value });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in target && !(name in LENT) && !OF_THE_WINDOW.includes(name)) continue;
    give(name, (window as unknown as Record<string, unknown>)[name]);
  }
  for (const name of METHODS) give(name, window[name].bind(window));
}
