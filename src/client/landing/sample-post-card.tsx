import { chakra } from '@chakra-ui/react/styled-system';
import { Heart, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { PostStrip } from '../posts/post-strip.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { SamplePost } from './sample-posts.ts';

interface Props {
  post: SamplePost;
  /** Called on any interaction with the post. */
  onAct: () => void;
  actionsId?: string | undefined;
}

export function SamplePostCard({ post, onAct, actionsId }: Props) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id} paddingBottom={{ base: '2', sm: '3' }}>
      <PostStrip type={post.type} id={id}>
        <span>{post.timeAgo}</span>
      </PostStrip>
      <chakra.p textStyle="post" maxWidth="prose" lang="it" hyphens="auto">
        {post.content}
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" textStyle="small" color="muted" marginTop="3">
        <Badge tone="green">Chat attiva</Badge>
        <span>{[post.university, post.faculty, post.studyYear, post.academicTopic].join('\u00a0· ')}</span>
      </chakra.p>
      <chakra.div id={actionsId} display="flex" flexWrap="wrap" alignItems="center" gap="1" marginTop="2" marginInlineStart="-3">
        <Button variant="quiet" size="sm" aria-label={`Mi piace, ${post.likes}`} onClick={onAct}>
          <Heart aria-hidden size={20} strokeWidth={1.75} />
          {post.likes}
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Commenti, ${post.commentsCount}`} onClick={onAct}>
          <MessageCircle aria-hidden size={20} strokeWidth={1.75} />
          {post.commentsCount}
        </Button>
        {post.type === 'talk' && (
          <Button variant="soft" size="sm" marginInlineStart="auto" onClick={onAct}>
            Entra in chat
          </Button>
        )}
      </chakra.div>
    </Card>
  );
}
