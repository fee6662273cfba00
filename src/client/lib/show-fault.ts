/** Takes a person to a form's first fault, which may stand above what a phone shows. Call it once the faults are drawn. */
export function showFirstFault(form: Element | null | undefined): void {
  const fault = form?.querySelector<HTMLElement>('fieldset[aria-invalid=true] input, [aria-invalid=true]:not(fieldset)');
  fault?.focus({ preventScroll: true });
  fault?.scrollIntoView({ block: 'center' });
}
