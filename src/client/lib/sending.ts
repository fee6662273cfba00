import { type MutationFilters, type QueryClient, useIsMutating } from '@tanstack/react-query';
import { createListeners } from './listeners.ts';

/** Options that tie a mutation to the draft it sends; see `useSending`. */
export function sends(draftKey: string) {
  return { meta: { draftKey } };
}

/** Whether the draft is being sent, also by a form that has been closed meanwhile. */
export function useSending(draftKey: string): boolean {
  return useIsMutating(sending(draftKey)) > 0;
}

/** Calls `then` at once or, while the draft is being sent, once its sending has ended. */
export function onceSent(client: QueryClient, draftKey: string, then: () => void): void {
  const isSending = () => client.isMutating(sending(draftKey)) > 0;
  if (!isSending()) return then();
  const stop = client.getMutationCache().subscribe(() => {
    if (isSending()) return;
    stop();
    then();
  });
}

function sending(draftKey: string): MutationFilters {
  return { predicate: ({ options }) => options.meta?.['draftKey'] === draftKey };
}

/** Notified when a form of this page shows a text from another tab: a check under way may be about a text no longer shown. */
export const taken = createListeners();
