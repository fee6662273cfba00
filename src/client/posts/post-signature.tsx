import { chakra } from '@chakra-ui/react/styled-system';
import type { Post } from '../../routers/posts/schema.ts';
import { inOneLine } from '../lib/names.ts';
import type { TOPICS } from '../universities/pick-lists.ts';
import { Badge } from '../ui/badge.tsx';
import { Marked } from '../ui/marking.tsx';

const NO_TOPIC: (typeof TOPICS)[number] = 'Altro';

/** The line below a post: chat status and the study details the author chose to share. */
export function PostSignature({ post }: { post: Post }) {
  const topic = post.academicTopic === NO_TOPIC ? null : post.academicTopic;
  const details = inOneLine(post.faculty, post.studyYear, post.course, topic);
  if (!details && post.chatActive !== 1) return null;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      textStyle="small"
      color="muted"
      marginTop="3"
      overflowWrap="anywhere"
    >
      {post.chatActive === 1 && <Badge tone="green">Chat attiva</Badge>}
      {!!post.chatPeople && <span>{post.chatPeople === 1 ? 'c’è una persona' : `ci sono ${post.chatPeople} persone`}</span>}
      <chakra.span minWidth="0">
        <Marked>{details}</Marked>
      </chakra.span>
    </chakra.p>
  );
}
