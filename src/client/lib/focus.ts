/** Before something goes from a list: whoever goes by keyboard reads on at what stands next to it, or where the list stood if that was all. */
export function focusBeside(item: Element | null | undefined): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('section, main');
  if (!(beside instanceof HTMLElement)) return;
  beside.tabIndex = -1;
  beside.focus({ preventScroll: true });
}
