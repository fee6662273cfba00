import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { Button } from '../ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { LostDrafts } from './lost-drafts.tsx';
import { meansGone, removePost, settleCount } from './post-cache.ts';
import { threadsOf } from './threads.ts';
import { useComments } from './use-comments.ts';

/** The comments under a post and the form to add one. Fetched each time the section opens. */
export function CommentsSection({ post }: { post: Post }) {
  const [addedId, setAddedId] = useState<number>();
  const client = useQueryClient();
  const { items, complete, failed, stale, error, retry, retrying } = useComments(post.id);
  const count = items && complete && !failed && !stale && !retrying ? items.length : undefined;
  const gone = meansGone(error);
  useEffect(() => {
    if (count !== undefined) settleCount(client, post.id, count);
  }, [client, post.id, count]);
  useEffect(() => {
    if (gone) void removePost(client, post.id);
  }, [client, post.id, gone]);
  const onAdded = useCallback((id: number) => setAddedId(id), []);

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {items && items.length > 0 && (
        <chakra.ol listStyle="none" display="flex" flexDirection="column" gap="3">
          {threadsOf(items).map((thread) => (
            <CommentThread key={thread.id} postId={post.id} thread={thread} addedId={addedId} onAdded={onAdded} />
          ))}
        </chakra.ol>
      )}
      {items?.length === 0 && (
        <chakra.p color="muted">Ancora nessun commento. A volte basta una riga perché qualcuno senta meno la solitudine.</chakra.p>
      )}
      {!items && !failed && <CommentsSkeleton count={post.commentsCount} />}
      {failed && (
        <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted">
          I commenti non si sono caricati.
          <Button variant="inked" size="sm" pending={retrying} pendingText="Riprovo..." onClick={() => retry()}>
            Riprova
          </Button>
        </chakra.div>
      )}
      {items && complete && <LostDrafts postId={post.id} post={post} comments={items} />}
      <CommentForm postId={post.id} onAdded={onAdded} />
    </chakra.div>
  );
}
