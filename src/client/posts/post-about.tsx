import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Post } from '../../routers/posts/schema.ts';
import { postPath } from '../lib/paths.ts';
import { Age, Edited } from '../ui/age.tsx';
import { PostStrip } from './post-strip.tsx';

interface Props {
  post: Post;
  id: string;
  /** On the post's own page, which it need not lead to. */
  alone: boolean;
  menu?: ReactNode;
}

/** The one line above a post: its type, whether it is one's own, when it came. */
export function PostAbout({ post, id, alone, menu }: Props) {
  return (
    <PostStrip type={post.type} id={id} menu={menu}>
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
        {post.mine && (
          <chakra.span fontWeight="semibold" color="ink">
            Il tuo post
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
      </chakra.span>
    </PostStrip>
  );
}

/** Quiet, until somebody points at it. */
const PostLink = chakra(Link, {
  base: {
    borderRadius: 'small',
    color: 'inherit',
    paddingBlock: '1',
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
