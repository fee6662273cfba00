import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LikeState } from '../../routers/posts/schema.ts';
import { toast } from '../lib/toasts.ts';

interface Likeable {
  /** Tells this thing from all others that can be liked. */
  key: [kind: string, id: number];
  send: (like: boolean) => Promise<LikeState>;
  /** Changes the thing wherever it is on screen. */
  apply: (change: (state: LikeState) => LikeState) => void;
  /** Keeps an answer on its way from undoing what `apply` did. */
  hold: () => Promise<void>;
  refresh: () => Promise<void>;
  texts: { title: string; description: string; failure: string; undoFailure: string };
}

/** Likes something or takes the like back. The screen changes at once, and back when the server says no. */
export function useLike({ key, send, apply, hold, refresh, texts }: Likeable) {
  const client = useQueryClient();
  /** A later press decides; an earlier answer must not overrule it. */
  const isLast = () => client.isMutating({ mutationKey: key }) === 1;

  return useMutation({
    mutationKey: key,
    scope: { id: key.join('-') },
    mutationFn: send,
    async onMutate(like) {
      await hold();
      apply((state) => liking(state, like));
    },
    onSuccess(answer, like) {
      if (isLast()) apply(() => answer);
      if (like) toast({ title: texts.title, description: texts.description });
    },
    onError(_error, like) {
      if (isLast()) apply((state) => liking(state, !like));
      toast({ title: 'Errore', description: like ? texts.failure : texts.undoFailure, variant: 'destructive' });
    },
    onSettled() {
      if (isLast()) void refresh();
    },
  });
}

function liking(state: LikeState, liked: boolean): LikeState {
  return state.liked === liked ? state : { liked, likes: Math.max(0, state.likes + (liked ? 1 : -1)) };
}
