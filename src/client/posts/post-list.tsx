import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, startTransition, useEffect, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { isReturning } from '../lib/places.ts';
import { PostCard } from './post-card.tsx';

/** As many as a screen shows below what stands above them: with fewer the page would jump. */
const AT_ONCE = 3;
/** As many as a slow phone mounts and lays out between two looks at the finger. */
const SLICE = 3;

interface Props {
  posts: Post[];
  ref?: Ref<HTMLDivElement>;
  /** What stands below the last post. */
  children?: ReactNode;
}

/**
 * The first posts are drawn at once and the rest a few at a time, so that a slow phone can be scrolled and tapped meanwhile;
 * all of them for somebody who comes back to where they were.
 */
export function PostList({ posts, ref, children }: Props) {
  const [shown, setShown] = useState(() => (isReturning() ? Infinity : AT_ONCE));
  const whole = shown >= posts.length;
  useEffect(() => {
    // Once they are all there, what comes later is drawn with them.
    startTransition(() => setShown(whole ? Infinity : shown + SLICE));
  }, [shown, whole]);
  return (
    <>
      <chakra.div ref={ref} display="flex" flexDirection="column" gap="4">
        {posts.slice(0, shown).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </chakra.div>
      {whole && children}
    </>
  );
}
