import { useIsMutating } from '@tanstack/react-query';

/** For the mutation that sends what is under way there. */
export function sends(draftKey: string) {
  return { meta: { draftKey } };
}

/** Whether what is under way there is being sent, also by a form that has been closed meanwhile. */
export function useSending(draftKey: string): boolean {
  return useIsMutating({ predicate: ({ options }) => options.meta?.['draftKey'] === draftKey }) > 0;
}
