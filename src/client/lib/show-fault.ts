/** Focuses the first invalid field of a form and scrolls to it. Call it once the errors are rendered. */
export function showFirstFault(form: Element | null | undefined): void {
  const fault = form?.querySelector<HTMLElement>('fieldset[aria-invalid=true] input, [aria-invalid=true]:not(fieldset)');
  fault?.focus({ preventScroll: true });
  fault?.scrollIntoView({ block: 'center' });
}
