/** Before something goes from a list: whoever goes by keyboard reads on at what stands next to it, or where the list stood if that was all. */
export function focusBeside(item: Element | null | undefined): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  if (beside) focusPlace(beside);
  else focusAround(item);
}

/** Before what was pressed goes: whoever goes by keyboard reads on in what it stood in. */
export function focusAround(pressed: Element | null | undefined): void {
  focusPlace(pressed?.closest('section, [role=tabpanel], main'));
}

function focusPlace(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
