/** Call it before removing an item from a list: focuses the item next to it, or the surrounding section if there is none. */
export function focusBeside(item: Element | null | undefined): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  if (beside) focusPlace(beside);
  else focusAround(item);
}

/** Call it after a list has grown: focuses the item at `index`, or the last one if no item was added. */
export function focusItem(list: Element | null, index: number): void {
  requestAnimationFrame(() => focusPlace(list?.children[index] ?? list?.lastElementChild));
}

/** Call it before removing the pressed element: focuses the section around it. */
export function focusAround(pressed: Element | null | undefined): void {
  focusPlace(pressed?.closest('section, [role=tabpanel], main'));
}

/** Call it before an item returns to a list. @returns a function that then focuses it, or `main`, if the focus has been lost */
export function beforeReturn(list: Element | null | undefined): () => void {
  const present = new Set(list?.children);
  return () =>
    void setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const back = list?.isConnected && [...list.children].find((item) => !present.has(item));
      focusPlace(back || document.querySelector('main'));
    });
}

/** Returns `place`, or `main` if `place` has left the document, made focusable. */
export function remaining(place: HTMLElement | null): HTMLElement | null {
  const standing = place?.isConnected ? place : document.querySelector('main');
  if (standing && standing.tabIndex < 0) standing.tabIndex = -1;
  return standing;
}

/** Focuses `place`, unless an element has the focus that does not contain it. */
export function focusWithin(place: HTMLElement | null | undefined): void {
  if (place && document.activeElement?.contains(place)) place.focus({ preventScroll: true });
}

function focusPlace(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
