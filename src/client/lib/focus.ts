/** Before something goes from a list: whoever goes by keyboard reads on at what stands next to it. */
export function focusBeside(item: Element | null | undefined): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement;
  if (!(beside instanceof HTMLElement)) return;
  beside.tabIndex = -1;
  beside.focus({ preventScroll: true });
}
