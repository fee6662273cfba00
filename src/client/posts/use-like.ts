import { type QueryKey } from '@tanstack/react-query';
import type { LikeState } from '../../routers/posts/schema.ts';
import { useOptimistic } from '../lib/optimistic.ts';
import { trpc } from '../lib/trpc.ts';

interface Likeable {
  kind: 'posts' | 'comments';
  thing: LikeState & { id: number };
  lists: QueryKey;
  show: (change: (state: LikeState) => LikeState) => void;
  /** Called when the call fails. */
  onFailed: (error: unknown) => void;
  texts: { title: string; description: string; failure: string; undoFailure: string };
}

/** Returns a function that toggles the like of a post or comment. */
export function useLike({ kind, thing: { id, likes, liked }, lists, show, onFailed, texts }: Likeable): () => void {
  const change = useOptimistic<LikeState>({ scope: `like-${kind}-${id}`, lists, state: { likes, liked }, show });
  const { title, description, failure, undoFailure } = texts;
  const like = trpc[kind].like.useMutation(change((state) => liking(state, true), { done: { title, description }, failed: failure }));
  const unlike = trpc[kind].unlike.useMutation(change((state) => liking(state, false), { failed: undoFailure }));
  return () => (liked ? unlike : like).mutate({ id }, { onError: (error) => onFailed(error) });
}

function liking(state: LikeState, liked: boolean): LikeState {
  return state.liked === liked ? state : { liked, likes: Math.max(0, state.likes + (liked ? 1 : -1)) };
}
