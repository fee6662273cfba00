/** Before something goes from a list: whoever goes by keyboard reads on at what stands next to it, or where the list stood if that was all. */
export function focusBeside(item: Element | null | undefined): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  if (beside) focusPlace(beside);
  else focusAround(item);
}

/** After a list has grown: whoever goes by keyboard reads on at the first item that came, or at the last where none did. */
export function focusItem(list: Element | null, index: number): void {
  requestAnimationFrame(() => focusPlace(list?.children[index] ?? list?.lastElementChild));
}

/** Before what was pressed goes: whoever goes by keyboard reads on in what it stood in. */
export function focusAround(pressed: Element | null | undefined): void {
  focusPlace(pressed?.closest('section, [role=tabpanel], main'));
}

/** Before something comes back to a list. @returns leads whoever was left without a place to what has come, or to the page */
export function beforeReturn(list: Element | null | undefined): () => void {
  const present = new Set(list?.children);
  return () =>
    void setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const back = list?.isConnected && [...list.children].find((item) => !present.has(item));
      focusPlace(back || document.querySelector('main'));
    });
}

/** A place, or the page where that has gone, ready for the focus. */
export function remaining(place: HTMLElement | null): HTMLElement | null {
  const standing = place?.isConnected ? place : document.querySelector('main');
  if (standing) standing.tabIndex = -1;
  return standing;
}

function focusPlace(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
