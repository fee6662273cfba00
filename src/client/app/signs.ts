/** Events that show that a user is there and may want to do more than read. Presses count when they end. */
const SIGNS = ['pointerup', 'pointercancel', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Calls `listener` once: at the first input, or when the system's colour scheme, the storage or the network changes. */
export function onFirstSign(listener: () => void): void {
  const signs = new AbortController();
  const onSign = (event: Event) => {
    // Browsers also fire it when the page moves below a resting pointer.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    signs.abort();
    // Show the effect of the input before the program occupies a slow phone for a while.
    requestAnimationFrame(() => setTimeout(listener));
  };
  const options = { capture: true, passive: true, signal: signs.signal };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, options);
  window.addEventListener('storage', onSign, options);
  window.addEventListener('online', onSign, options);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSign, options);
}
