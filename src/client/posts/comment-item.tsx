import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { Comment } from '../../routers/comments/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { Age } from '../ui/age.tsx';
import { LikeButton } from './like-button.tsx';
import { useCommentLike } from './use-comment-like.ts';

interface Props {
  postId: number;
  comment: Comment;
  /** Just written here: takes the focus, so that nobody has to look for it. */
  added: boolean;
}

/** Drawn again only when its comment changes: a long thread arrives in parts. */
export const CommentItem = memo(function CommentItem({ postId, comment, added }: Props) {
  const toggleLike = useCommentLike(postId, comment);
  return (
    <chakra.li ref={added ? takeFocus : undefined} tabIndex={added ? -1 : undefined} borderRadius="control">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" textStyle="small" color="muted">
        <chakra.span fontWeight="semibold" color="ink">
          {comment.alias}
        </chakra.span>
        {comment.mine && <Badge>Tu</Badge>}
        {comment.isAuthor && <Badge tone="talk">ha scritto il post</Badge>}
        <Age of={comment.createdAt} />
      </chakra.div>
      <chakra.p lang="it" maxWidth="prose" marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto">
        {comment.content}
      </chakra.p>
      <chakra.div marginInlineStart="-3">
        <LikeButton likes={comment.likes} liked={comment.liked} onToggle={toggleLike} />
      </chakra.div>
    </chakra.li>
  );
});

function takeFocus(item: HTMLElement | null): void {
  item?.focus();
}
