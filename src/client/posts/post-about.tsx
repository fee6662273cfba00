import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import type { Post } from '../../routers/posts/schema.ts';
import { postPath } from '../lib/paths.ts';
import { Age, Edited } from '../ui/age.tsx';
import { Badge } from '../ui/badge.tsx';
import { postTypes } from './post-types.ts';

interface Props {
  post: Post;
  id: string;
  /** On the post's own page, which it need not lead to. */
  alone: boolean;
}

/** The quiet line above a post: its type, where its author studies, when it came. */
export function PostAbout({ post, id, alone }: Props) {
  const { label, icon: Icon } = postTypes[post.type];
  return (
    <chakra.div
      id={id}
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
      {alone ? (
        <Age of={post.createdAt} />
      ) : (
        <PostLink href={postPath(post.id)}>
          <Age of={post.createdAt} />
          <chakra.span srOnly>, apri il post</chakra.span>
        </PostLink>
      )}
      <Edited at={post.editedAt} />
    </chakra.div>
  );
}

/** Quiet, until somebody points at it. */
const PostLink = chakra(Link, {
  base: {
    borderRadius: 'small',
    color: 'inherit',
    paddingBlock: '1',
    marginBlock: '-1',
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
