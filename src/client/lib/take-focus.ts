/** As a `ref`, for what comes in the place of whatever had the focus: reading goes on there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
