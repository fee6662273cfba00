const ATTRIBUTE = 'data-beside-dialogs';

/** Spread on what must stay within reach while a dialog is open, such as notifications. */
export const besideDialogs = { [ATTRIBUTE]: '' };

/** A press there neither is blocked by an open dialog nor closes it. */
export function elementsBesideDialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)];
}
