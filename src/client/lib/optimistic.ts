import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnheard, refusalText } from './request-error.ts';
import { toast, type ToastOptions } from './toasts.ts';

interface Changing<State> {
  /** Mutations with the same scope run one after another. */
  scope: string;
  /** Query key of the lists that show the state. */
  lists: QueryKey;
  /** The state on screen. */
  state: State;
  /** Changes the state on screen. */
  show: (change: (state: State) => State) => void;
  /** Shows the server’s response where no optimistic state was shown. */
  answered?: (answer: State) => void;
  /** Whether an error means that the lists are out of date. */
  outdated?: (error: unknown) => boolean;
  /** Refetches everything that shows the state, if that is more than `lists`. */
  readAgain?: () => unknown;
}

interface Words<State> {
  done?: ToastOptions | ((answer: State) => ToastOptions);
  /** Without it only refusals that carry their own text are shown. */
  failed?: string;
  /** Shown in place of `failed` when no clear answer has come; the lists are then refetched. */
  unclear?: { title: string; description: string };
}

/**
 * Options for optimistic mutations. The last of several quick changes decides, and no earlier response overwrites it; if it fails, the
 * last state known from the server returns. Lists are refetched only if they were being fetched or are out of date.
 */
export function useOptimistic<State>({ scope, lists, state, show, answered, outdated, readAgain }: Changing<State>) {
  const client = useQueryClient();
  /** The last state known from the server, while changes are pending. */
  const known = useRef<State>(undefined);
  const reread = useRef(false);
  const isLast = () => client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) === 1;

  return <Input>(expected: (state: State, input: Input) => State, { done, failed, unclear }: Words<State> = {}) => ({
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
      const unheard = unclear !== undefined && isUnheard(error);
      reread.current ||= unheard || outdated?.(error) === true;
      if (unheard) return void toast({ ...unclear, variant: 'destructive' });
      const description = refusalText(error, failed);
      if (!description) return;
      // A refusal that says why, e.g. during a suspension, is no error.
      toast(
        description === failed ? { title: 'Errore', description, variant: 'destructive' } : { title: 'Adesso non si può', description },
      );
    },
    onSettled() {
      if (!isLast()) return;
      known.current = undefined;
      if (reread.current) void (readAgain ? readAgain() : client.invalidateQueries({ queryKey: lists }));
      reread.current = false;
    },
  });
}
