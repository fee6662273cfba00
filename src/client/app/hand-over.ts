import { pressedIn } from './hands.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replaces the snapshot by the rendered program, keeping input, open details, scroll and focus; then repeats a pressed button’s click. */
export function handOver(snapshot: HTMLElement, stage: HTMLElement): void {
  const counterpart = <Found extends Element>(element: Found) => counterpartOf(element, snapshot, stage);
  const all = <Found extends Element>(selector: string) => [...snapshot.querySelectorAll<Found>(selector)];
  const scrolled = all('*')
    .filter(({ scrollLeft, scrollTop }) => scrollLeft > 0 || scrollTop > 0)
    .map((element) => ({ element: counterpart(element), left: element.scrollLeft, top: element.scrollTop }));
  for (const field of all<Field>('input, select, textarea')) fill(counterpart(field), field);
  for (const folded of all<HTMLDetailsElement>('details[open]')) counterpart(folded)?.setAttribute('open', '');
  const pressed = pressedIn(snapshot);
  const press = pressed && counterpart(pressed);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && snapshot.contains(activeElement) ? activeElement : null;

  stage.setAttribute('data-stage', 'open');
  // Before the snapshot is removed, so that a phone’s keyboard stays open.
  if (focused) moveFocus(focused, counterpart(focused));
  stage.removeAttribute('data-stage');
  snapshot.remove();
  for (const { element, left, top } of scrolled) element?.scrollTo({ left, top, behavior: 'instant' });
  if (press) setTimeout(() => press.click());
}

function fill(field: Field | undefined, from: Field): void {
  if (!field) return;
  if (from.value !== '') field.value = from.value;
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement) field.checked = from.checked;
}

function moveFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Finds the element of the same name, by its order among equal ones; otherwise the one at the same position. */
export function counterpartOf<Found extends Element>(element: Found, before: Element, after: Element): Found | undefined {
  const alike = (root: Element) =>
    [...root.querySelectorAll<Found>(element.localName)].filter((other) => nameOf(other) === nameOf(element));
  return alike(after)[alike(before).indexOf(element)] ?? inSamePlace(element, before, after);
}

function nameOf(element: Element): string {
  const attributes = ['name', 'type', 'href', 'role', 'aria-label'].map((name) => element.getAttribute(name));
  return JSON.stringify([...attributes, element.getAttribute('aria-label') ?? element.textContent]);
}

function inSamePlace<Found extends Element>(element: Found, before: Element, after: Element): Found | undefined {
  const steps: number[] = [];
  for (let at: Element = element; at !== before; at = at.parentElement!) steps.unshift([...at.parentElement!.children].indexOf(at));
  let found: Element | undefined = after;
  for (const step of steps) found = found?.children[step];
  return found?.localName === element.localName ? (found as Found) : undefined;
}
