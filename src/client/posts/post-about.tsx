import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Post } from '../../routers/posts/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { postPath } from '../lib/paths.ts';
import { shortUniversity } from '../lib/short-university.ts';
import { Age, Edited } from '../ui/age.tsx';
import { Marked } from '../ui/marking.tsx';
import { PostStrip } from './post-strip.tsx';

interface Props {
  post: Post;
  id: string;
  /** On the post's own page, where a link to it is omitted. */
  alone: boolean;
  menu?: ReactNode;
}

/** The header line of a post: type, own-post label, age and university. */
export function PostAbout({ post, id, alone, menu }: Props) {
  return (
    <PostStrip type={post.type} id={id} menu={menu}>
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="1.5" minWidth="0">
        {post.mine && (
          <chakra.span fontWeight="semibold" color="ink" whiteSpace="nowrap">
            Il tuo post
          </chakra.span>
        )}
        <chakra.span display="inline-flex" alignItems="center" columnGap="1" minWidth="0">
          {alone ? (
            <Age of={post.createdAt} />
          ) : (
            <PostLink href={postPath(post.id)}>
              <Age of={post.createdAt} />
              <chakra.span srOnly>, apri il post</chakra.span>
            </PostLink>
          )}
          {post.editedAt && '·'}
          <Edited at={post.editedAt} />
          {post.university && <University name={post.university} />}
        </chakra.span>
      </chakra.span>
    </PostStrip>
  );
}

/** The short name of the university, truncated to fit; screen readers get the full name. */
function University({ name }: { name: string }) {
  const whole = inOneLine(name);
  return (
    <>
      <chakra.span srOnly>{whole}</chakra.span>
      <chakra.span aria-hidden title={whole} minWidth="0" truncate>
        · <Marked>{shortUniversity(name)}</Marked>
      </chakra.span>
    </>
  );
}

/** A link styled as plain text until hovered. */
const PostLink = chakra(Link, {
  base: {
    borderRadius: 'small',
    color: 'inherit',
    flexShrink: '0',
    paddingBlock: '1',
    position: 'relative',
    // Extends the hit area to the height of the line.
    _before: { content: '""', position: 'absolute', insetBlock: '-2.5', insetInline: '-1' },
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
