import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, type Ref, startTransition, useEffect, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { isReturning } from '../lib/places.ts';
import { Later } from '../ui/later.tsx';
import { PostCard } from './post-card.tsx';

// Lazy, to keep the initial bundle small.
const GonePost = lazy(async () => ({ default: (await import('./gone-post.tsx')).GonePost }));

/** Posts drawn in the first frame: enough to fill a viewport, so that the footer does not jump. */
const AT_ONCE = 3;
/** Posts drawn in steps, about one page; the rest of a longer list is drawn at once, because more steps would cost more than they save. */
const IN_SLICES = 21;

interface Props {
  /** With the places of posts that are gone. */
  posts: (Post | Pick<Post, 'id'>)[];
  ref?: Ref<HTMLDivElement>;
  /** Rendered below the last post, once all posts are drawn. */
  children?: ReactNode;
}

/** Draws the posts a few per frame, so that a slow phone stays responsive; all at once when scroll restoration needs the full height. */
export function PostList({ posts, ref, children }: Props) {
  const shown = useGrowing(posts.length);
  return (
    <>
      <chakra.div ref={ref} display="flex" flexDirection="column" gap="4">
        {posts.slice(0, shown).map((post) => (
          <PostOrPlace key={post.id} post={post} />
        ))}
      </chakra.div>
      {shown >= posts.length && children}
    </>
  );
}

/** A post, or what was not sent there if it is gone. */
export function PostOrPlace({ post }: { post: Post | Pick<Post, 'id'> }) {
  if ('content' in post) return <PostCard post={post} />;
  return (
    <Later>
      <GonePost id={post.id} />
    </Later>
  );
}

/** Returns how many posts to draw. Not `useDeferredValue`: inside an already deferred list it renders everything at once. */
function useGrowing(count: number): number {
  const [shown, setShown] = useState(() => (isReturning() || count <= AT_ONCE ? Infinity : AT_ONCE));
  useEffect(() => {
    if (shown === Infinity) return;
    startTransition(() => setShown(shown < IN_SLICES ? shown + AT_ONCE : Infinity));
  }, [shown]);
  return shown;
}
