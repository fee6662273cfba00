import { useIsMutating } from '@tanstack/react-query';
import { createListeners } from './listeners.ts';

/** Options that tie a mutation to the draft it sends; see `useSending`. */
export function sends(draftKey: string) {
  return { meta: { draftKey } };
}

/** Whether the draft is being sent, also by a form that has been closed meanwhile. */
export function useSending(draftKey: string): boolean {
  return useIsMutating({ predicate: ({ options }) => options.meta?.['draftKey'] === draftKey }) > 0;
}

/** Notified when a form of this page shows a text from another tab: a check under way may be about a text no longer shown. */
export const taken = createListeners();
