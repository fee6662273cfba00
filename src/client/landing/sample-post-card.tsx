import { chakra } from '@chakra-ui/react/styled-system';
import { Heart, MessageCircle, MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { postTypes } from '../posts/post-types.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { SamplePost } from './sample-posts.ts';

interface Props {
  post: SamplePost;
  /** Any attempt to do something with the post. */
  onAct: () => void;
  actionsId?: string | undefined;
}

export function SamplePostCard({ post, onAct, actionsId }: Props) {
  const id = useId();
  const { label, icon: Icon } = postTypes[post.type];
  return (
    <Card as="article" edge={post.type} aria-labelledby={id} paddingBottom={{ base: '2', sm: '3' }}>
      <chakra.div
        id={id}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="2"
        marginBottom="3"
        textStyle="small"
        color="muted"
      >
        <Badge tone={post.type} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
          {label}
        </Badge>
        <Badge tone="green" icon={<MessagesSquare aria-hidden size={14} strokeWidth={2} />}>
          Chat attiva
        </Badge>
        <span>
          {post.university} · {post.timeAgo}
        </span>
      </chakra.div>
      <chakra.p textStyle="post" maxWidth="prose" lang="it" hyphens="auto">
        {post.content}
      </chakra.p>
      <chakra.p textStyle="small" color="muted" marginTop="3">
        {post.faculty} · {post.studyYear} · {post.academicTopic}
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
