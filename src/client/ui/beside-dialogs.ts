const ATTRIBUTE = 'data-beside-dialogs';

/** Spread it on elements that must stay usable while a dialog is open, such as notifications. */
export const besideDialogs = { [ATTRIBUTE]: '' };

/** Returns the elements that an open dialog must not block, and that do not close it when pressed. */
export function elementsBesideDialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)];
}

/** The id of the notification region. */
export const NOTIFICATIONS_ID = 'notifiche';

/**
 * Spread it on an element in a dialog: Zag hides everything outside from screen readers and takes the focus back from it, except from
 * regions that an element inside says it controls.
 */
export const reachesNotifications = { hidden: true, 'aria-expanded': true, 'aria-controls': NOTIFICATIONS_ID } as const;
