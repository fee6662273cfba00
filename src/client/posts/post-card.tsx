import { chakra } from '@chakra-ui/react/styled-system';
import { MessageCircle } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import type { TOPICS } from '../universities/pick-lists.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { actionStyle } from '../ui/action-style.ts';
import { Age } from '../ui/age.tsx';
import { ChatJoin } from './chat-join.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { LikeButton } from './like-button.tsx';
import { FoldingText } from '../ui/folding-text.tsx';
import { postTypes } from './post-types.ts';
import { usePostLike } from './use-post-like.ts';

const CommentsSection = lazy(async () => ({ default: (await import('./comments-section.tsx')).CommentsSection }));

export const PostCard = memo(function PostCard({ post }: { post: Post }) {
  const toggleLike = usePostLike(post);
  const [commentsOpen, setCommentsOpen] = useState(false);
  const id = useId();
  const { label, icon: Icon } = postTypes[post.type];

  return (
    <Card as="article" edge={post.type} aria-labelledby={`${id}-about`} paddingBottom={{ base: '2', sm: '3' }}>
      <chakra.div
        id={`${id}-about`}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
        marginBottom="3"
        textStyle="small"
        color="muted"
      >
        <Badge tone={post.type} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
          {label}
        </Badge>
        {post.chatActive === 1 && <Badge tone="green">Chat attiva</Badge>}
        {post.mine && <Badge>Il tuo post</Badge>}
        {post.university && (
          <chakra.span
            order={{ base: 1, sm: 0 }}
            flexBasis={{ base: '100%', sm: 'auto' }}
            minWidth="0"
            _after={{ content: '"·"', display: { base: 'none', sm: 'inline' }, marginInlineStart: '2' }}
          >
            {post.university}
          </chakra.span>
        )}
        <Age of={post.createdAt} />
      </chakra.div>
      {post.title && (
        <chakra.h3 textStyle="post" fontWeight="semibold" maxWidth="prose" marginBottom="1" overflowWrap="anywhere">
          {post.title}
        </chakra.h3>
      )}
      <FoldingText>{post.content}</FoldingText>
      <Details post={post} />
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
          {post.commentsCount}
        </chakra.button>
        {post.type === 'talk' && <ChatJoin post={post} />}
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

const NO_TOPIC: (typeof TOPICS)[number] = 'Altro';

/** What else the author chose to tell, on one quiet line. */
function Details({ post }: { post: Post }) {
  const topic = post.academicTopic === NO_TOPIC ? null : post.academicTopic;
  const details = [post.faculty, post.studyYear, post.course, topic].filter(Boolean);
  if (details.length === 0) return null;
  return (
    <chakra.p textStyle="small" color="muted" marginTop="3" overflowWrap="anywhere">
      {details.join(' · ')}
    </chakra.p>
  );
}
