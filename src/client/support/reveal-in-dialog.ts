/** From this height on only the end of a field stays in view, where the caret probably is. */
const HIGH_PX = 200;
const END_PX = 72;
const GAP_PX = 8;

/** Scrolls the body of a dialog until a new panel is in view, as far as the field that is being written in allows. */
export function revealInDialog(panel: HTMLElement): void {
  const body = bodyAround(panel);
  if (!body) return;
  const view = body.getBoundingClientRect();
  const below = Math.min(panel.getBoundingClientRect().bottom - view.bottom, roomAbove(body, view.top));
  if (below > 0) body.scrollTop += below;
}

/** Scrolls to the field that is being written in, in the body of the panel's dialog, if a part of it was in view. */
export function keepFieldInView(panel: HTMLElement): void {
  const body = bodyAround(panel);
  const field = document.activeElement;
  if (!body || !field || !body.contains(field)) return;
  if (field.getBoundingClientRect().bottom > body.getBoundingClientRect().top) field.scrollIntoView({ block: 'nearest' });
}

function roomAbove(body: HTMLElement, edge: number): number {
  const field = document.activeElement;
  if (!field || !body.contains(field)) return Infinity;
  const { top, bottom, height } = field.getBoundingClientRect();
  return (height > HIGH_PX ? bottom - END_PX : top - GAP_PX) - edge;
}

function bodyAround(panel: HTMLElement): HTMLElement | null {
  if (!panel.closest('[role$=dialog]')) return null;
  let body = panel.parentElement;
  while (body && getComputedStyle(body).overflowY !== 'auto') body = body.parentElement;
  return body;
}
