import { chakra } from '@chakra-ui/react/styled-system';
import { Reply } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { Comment } from '../../routers/comments/schema.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { to } from '../lib/elision.ts';
import { personIn, useHiding } from '../lib/hidden.ts';
import { HiddenNote } from '../ui/hidden-note.tsx';
import { actionStyle } from '../ui/action-style.ts';
import { Age, Edited } from '../ui/age.tsx';
import { Badge } from '../ui/badge.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { LikeButton } from './like-button.tsx';
import { SavedPain } from './saved-pain.tsx';
import { useCommentLike } from './use-comment-like.ts';

interface Props {
  postId: number;
  comment: Comment;
  /** Just posted from this page: the comment takes the focus. */
  added: boolean;
  /** Toggles the reply form; undefined for replies, which cannot be replied to. */
  onAnswer?: (() => void) | undefined;
  answering: boolean;
}

/** Memoized, because a long thread loads in pages and would otherwise rerender with each page. */
export const CommentItem = memo(
  function CommentItem({ postId, comment, added, onAnswer, answering }: Props) {
    const toggleLike = useCommentLike(postId, comment);
    const [pain, setPain] = useState<PainSignal | null>(null);
    const item = useRef<HTMLDivElement>(null);
    const hiding = useHiding(`comment ${comment.id}`);
    const person = useHiding(personIn(postId, comment.alias));
    useEffect(() => {
      if (added) item.current?.focus();
    }, [added]);

    if (person.hidden && !comment.mine) {
      return (
        <HiddenNote onShow={person.show} focused={person.justHidden}>
          {`Hai nascosto quello che scrive ${comment.alias}.`}
        </HiddenNote>
      );
    }
    if (hiding.hidden) {
      return (
        <HiddenNote onShow={hiding.show} focused={hiding.justHidden}>
          Hai nascosto questo commento.
        </HiddenNote>
      );
    }
    return (
      <chakra.div ref={item} tabIndex={added ? -1 : undefined} borderRadius="control">
        <chakra.div display="flex" alignItems="flex-start" gap="2">
          <chakra.div
            flex="1"
            minWidth="0"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="2"
            rowGap="1"
            textStyle="small"
            color="muted"
          >
            <chakra.span fontWeight="semibold" color="ink">
              {comment.alias}
            </chakra.span>
            {comment.mine && <Badge>Tu</Badge>}
            {comment.team && <Badge tone="green">Chi modera</Badge>}
            {comment.isAuthor && <Badge tone="talk">ha scritto il post</Badge>}
            <Age of={comment.createdAt} />
            <Edited at={comment.editedAt} />
          </chakra.div>
          <chakra.div marginBlock="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
            <CommentMenu postId={postId} comment={comment} item={item} onSaved={setPain} onHide={hiding.hide} onHidePerson={person.hide} />
          </chakra.div>
        </chakra.div>
        {comment.underReview && <UnderReview mine={comment.mine} covered={comment.content === ''} />}
        {comment.content !== '' && (
          <chakra.p lang="it" maxWidth="prose" marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto" textWrap="pretty">
            <WrittenText>{comment.content}</WrittenText>
          </chakra.p>
        )}
        {comment.mine && <SavedPain signal={pain} onDismiss={() => setPain(null)} />}
        <chakra.div display="flex" flexWrap="wrap" gap="1" marginInlineStart="-3">
          <LikeButton likes={comment.likes} liked={comment.liked} onToggle={toggleLike} />
          {onAnswer && (
            <chakra.button
              type="button"
              aria-label={`Rispondi ${to(comment.alias)}`}
              aria-expanded={answering}
              onClick={onAnswer}
              {...actionStyle}
              _expanded={{ color: 'primary' }}
            >
              <Reply aria-hidden size={20} strokeWidth={1.75} />
              Rispondi
            </chakra.button>
          )}
        </chakra.div>
      </chakra.div>
    );
  },
  // `onAnswer` is a new function on every render, but always does the same.
  (before, now) => before.comment === now.comment && before.added === now.added && before.answering === now.answering,
);
