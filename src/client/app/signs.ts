/** By which a page learns that somebody is there who may want more of it than to read. A press is heard to its end first. */
const SIGNS = ['pointerup', 'pointercancel', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Calls once, at the first sign of a person: also where the system turns dark, another tab changes what is kept, or the network is back. */
export function onFirstSign(listener: () => void): void {
  const signs = new AbortController();
  const onSign = (event: Event) => {
    // Browsers say so, too, when the page moves below a pointer that rests.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    signs.abort();
    // What the finger did is shown before a slow phone is busy for a while.
    requestAnimationFrame(() => setTimeout(listener));
  };
  const options = { capture: true, passive: true, signal: signs.signal };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, options);
  window.addEventListener('storage', onSign, options);
  window.addEventListener('online', onSign, options);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSign, options);
}
