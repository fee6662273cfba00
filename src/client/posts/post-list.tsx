import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, startTransition, useEffect, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { isReturning } from '../lib/places.ts';
import { PostCard } from './post-card.tsx';

/** As many as a screen shows below what stands above them: with fewer the page would jump. */
const AT_ONCE = 3;
/** About a page of them; with more, as somebody has who comes again to a long list, slices would take longer than they spare. */
const IN_SLICES = 21;

interface Props {
  posts: Post[];
  ref?: Ref<HTMLDivElement>;
  /** What stands below the last post. */
  children?: ReactNode;
}

/** A few posts a picture, so that a slow phone can be scrolled and tapped meanwhile; all of them for somebody who comes back. */
export function PostList({ posts, ref, children }: Props) {
  const shown = useGrowing(posts.length);
  return (
    <>
      <chakra.div ref={ref} display="flex" flexDirection="column" gap="4">
        {posts.slice(0, shown).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </chakra.div>
      {shown >= posts.length && children}
    </>
  );
}

/** How many of so many to draw now. Deferred values would draw the rest with the first, wherever a list itself comes deferred. */
function useGrowing(count: number): number {
  const [shown, setShown] = useState(() => (isReturning() || count <= AT_ONCE ? Infinity : AT_ONCE));
  useEffect(() => {
    if (shown === Infinity) return;
    startTransition(() => setShown(shown < IN_SLICES ? shown + AT_ONCE : Infinity));
  }, [shown]);
  return shown;
}
