import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useDeferredValue } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { isReturning } from '../lib/places.ts';
import { PostCard } from './post-card.tsx';

/** As many as a screen shows below what stands above them: with fewer the page would jump. */
const AT_ONCE = 3;

interface Props {
  posts: Post[];
  ref?: Ref<HTMLDivElement>;
  /** What stands below the last post. */
  children?: ReactNode;
}

/**
 * The first posts are drawn at once and the rest when there is time, so that a slow phone can be scrolled and tapped meanwhile;
 * all of them for somebody who comes back to where they were.
 */
export function PostList({ posts, ref, children }: Props) {
  const whole = useDeferredValue(true, isReturning());
  return (
    <>
      <chakra.div ref={ref} display="flex" flexDirection="column" gap="4">
        {(whole ? posts : posts.slice(0, AT_ONCE)).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </chakra.div>
      {whole && children}
    </>
  );
}
