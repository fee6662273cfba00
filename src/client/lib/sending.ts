import { useIsMutating } from '@tanstack/react-query';

/** Options that tie a mutation to the draft it sends; see `useSending`. */
export function sends(draftKey: string) {
  return { meta: { draftKey } };
}

/** Whether the draft is being sent, also by a form that has been closed meanwhile. */
export function useSending(draftKey: string): boolean {
  return useIsMutating({ predicate: ({ options }) => options.meta?.['draftKey'] === draftKey }) > 0;
}
