const ATTRIBUTE = 'data-beside-dialogs';

/** Spread it on elements that must stay usable while a dialog is open, such as notifications. */
export const besideDialogs = { [ATTRIBUTE]: '' };

/** Returns the elements that an open dialog must not block, and that do not close it when pressed. */
export function elementsBesideDialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)];
}
