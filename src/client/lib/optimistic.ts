import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalText } from './request-error.ts';
import { toast, type ToastOptions } from './toasts.ts';

interface Changing<State> {
  /** Names what changes: changes of the same thing are sent in turn. */
  scope: string;
  /** The lists that show it. */
  lists: QueryKey;
  /** As it is on screen. */
  state: State;
  /** Changes it on screen. */
  show: (change: (state: State) => State) => void;
  /** Shows an answer also where nothing shows before it. */
  answered?: (answer: State) => void;
  /** Whether this failure tells that the lists are out of date. */
  outdated?: (error: unknown) => boolean;
  /** Reads again what shows it, where that is more than the lists. */
  readAgain?: () => unknown;
}

interface Words<State> {
  done?: ToastOptions | ((answer: State) => ToastOptions);
  /** Silence unless given, but for a refusal that has words of its own. */
  failed?: string;
}

/**
 * Options for mutations that show before their answer. The last of several presses decides, and no earlier answer overrules
 * it; when the server says no, what it said last returns. Lists are read again only if they were on their way or are found out of date.
 */
export function useOptimistic<State>({ scope, lists, state, show, answered, outdated, readAgain }: Changing<State>) {
  const client = useQueryClient();
  /** What the server is known to hold, while changes are under way. */
  const known = useRef<State>(undefined);
  const reread = useRef(false);
  const isLast = () => client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) === 1;

  return <Input>(expected: (state: State, input: Input) => State, { done, failed }: Words<State> = {}) => ({
    scope: { id: scope },
    async onMutate(input: Input) {
      known.current ??= state;
      reread.current ||= client.isFetching({ queryKey: lists }) > 0;
      await client.cancelQueries({ queryKey: lists });
      show((current) => expected(current, input));
    },
    onSuccess(answer: State) {
      known.current = answer;
      if (isLast()) {
        show(() => answer);
        answered?.(answer);
      }
      if (done) toast(typeof done === 'function' ? done(answer) : done);
    },
    onError(error: unknown) {
      const { current } = known;
      if (isLast() && current) show(() => current);
      reread.current ||= outdated?.(error) === true;
      const description = refusalText(error, failed);
      if (description) toast({ title: 'Errore', description, variant: 'destructive' });
    },
    onSettled() {
      if (!isLast()) return;
      known.current = undefined;
      if (reread.current) void (readAgain ? readAgain() : client.invalidateQueries({ queryKey: lists }));
      reread.current = false;
    },
  });
}
