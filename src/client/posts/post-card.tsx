import { chakra } from '@chakra-ui/react/styled-system';
import { MessageCircle } from 'lucide-react';
import { lazy, memo, Suspense, useId, useRef, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { formatCount } from '../lib/count.ts';
import { Card } from '../ui/card.tsx';
import { actionStyle } from '../ui/action-style.ts';
import { Later } from '../ui/later.tsx';
import { ChatJoin } from './chat-join.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { LikeButton } from './like-button.tsx';
import { useHiding } from '../lib/hidden.ts';
import { FoldingText } from '../ui/folding-text.tsx';
import { Marked } from '../ui/marking.tsx';
import { PostAbout } from './post-about.tsx';
import { PostMenuButton } from './post-menu-button.tsx';
import { PostSignature } from './post-signature.tsx';
import { SavedPain } from './saved-pain.tsx';
import { usePostLike } from './use-post-like.ts';

const UnderReview = lazy(async () => ({ default: (await import('../ui/under-review.tsx')).UnderReview }));
const HiddenNote = lazy(async () => ({ default: (await import('../ui/hidden-note.tsx')).HiddenNote }));
const CommentsSection = lazy(async () => ({ default: (await import('./comments-section.tsx')).CommentsSection }));

/** The longest text, in characters, set in the larger `said` style. */
const FEW_WORDS = 120;
const HIDDEN = 'Hai nascosto questo post.';

interface Props {
  post: Post;
  /** On the post's own page, where the comments start open. */
  alone?: boolean;
  /** Called when the author deletes the post on its own page. */
  onGone?: () => void;
}

export const PostCard = memo(function PostCard({ post, alone = false, onGone }: Props) {
  const toggleLike = usePostLike(post);
  const [commentsOpen, setCommentsOpen] = useState(alone);
  const [pain, setPain] = useState<PainSignal | null>(null);
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const hiding = useHiding(`post ${post.id}`);

  if (hiding.hidden) {
    return (
      <Card as="article" aria-label="Post nascosto" paddingBlock="2">
        <Later instead={HIDDEN}>
          <HiddenNote onShow={hiding.show} focused={hiding.justHidden}>
            {HIDDEN}
          </HiddenNote>
        </Later>
      </Card>
    );
  }
  return (
    <Card ref={card} as="article" aria-labelledby={`${id}-about`} paddingBottom={{ base: '2', sm: '3' }}>
      <PostAbout
        post={post}
        id={`${id}-about`}
        alone={alone}
        menu={<PostMenuButton post={post} card={card} onSaved={setPain} onHide={hiding.hide} onGone={onGone} />}
      />
      {post.title && (
        <chakra.h3
          as={alone ? 'h2' : 'h3'}
          textStyle="post"
          fontWeight="semibold"
          maxWidth="prose"
          marginBottom="1"
          overflowWrap="anywhere"
        >
          <Marked>{post.title}</Marked>
        </chakra.h3>
      )}
      {post.underReview && (
        <Later instead="In verifica">
          <UnderReview mine={post.mine} covered={post.content === ''} />
        </Later>
      )}
      {post.content !== '' && (
        <FoldingText whole={alone} look={!post.title && post.content.length <= FEW_WORDS ? 'said' : 'post'}>
          {post.content}
        </FoldingText>
      )}
      {post.mine && <SavedPain signal={pain} onDismiss={() => setPain(null)} />}
      <PostSignature post={post} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" marginTop="2" marginInlineStart="-3">
        <LikeButton likes={post.likes} liked={post.liked} onToggle={toggleLike} />
        <chakra.button
          type="button"
          aria-label={`Commenti, ${post.commentsCount}`}
          aria-expanded={commentsOpen}
          aria-controls={commentsOpen ? `${id}-comments` : undefined}
          onClick={() => setCommentsOpen(!commentsOpen)}
          {...actionStyle}
          _expanded={{ color: 'primary' }}
        >
          <MessageCircle aria-hidden size={20} strokeWidth={1.75} />
          {formatCount(post.commentsCount)}
        </chakra.button>
        {post.type === 'talk' && <ChatJoin post={post} />}
        {post.type === 'advice' && post.commentsCount === 0 && (
          <chakra.span textStyle="small" color="muted" marginInlineStart="auto">
            In attesa di risposta
          </chakra.span>
        )}
      </chakra.div>
      {commentsOpen && (
        <chakra.section
          id={`${id}-comments`}
          aria-label="Commenti"
          borderTopWidth="1px"
          borderColor="hairline"
          marginTop="1"
          paddingTop="4"
          paddingBottom="2"
        >
          <Suspense fallback={<CommentsSkeleton count={post.commentsCount} />}>
            <CommentsSection post={post} />
          </Suspense>
        </chakra.section>
      )}
    </Card>
  );
});
