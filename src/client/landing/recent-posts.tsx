import { chakra } from '@chakra-ui/react/styled-system';
import { Heart, MessageCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { GUEST_POSTS_MAX } from '../../routers/posts/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { registerPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { PostStrip } from '../posts/post-strip.tsx';
import { Age } from '../ui/age.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Drawing, ground } from '../ui/drawing.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { excerpt } from './excerpt.ts';

/** Hardly ever seen: a site is empty once. */
const EmptyFeedDrawing = lazy(async () => ({ default: (await import('../ui/line-drawings.tsx')).EmptyFeedDrawing }));

/** Real posts are the page's proof. */
const SHOWN = 6;

export function RecentPosts() {
  const { data, isPending, isError, isFetching, refetch } = trpc.posts.list.useQuery({ limit: GUEST_POSTS_MAX, sortBy: 'recent' });
  // Drawn in slices: a slow phone can be scrolled and tapped meanwhile.
  const posts = useDeferredValue(data);

  if (isPending || (data && !posts)) return <PostSkeletons />;
  if (isError || !posts) {
    return (
      <ErrorCard title="I post non sono arrivati" onRetry={() => void refetch()} retrying={isFetching}>
        Forse è la connessione. Il resto della pagina funziona, e puoi riprovare quando vuoi.
      </ErrorCard>
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState
        drawing={
          <Suspense fallback={<Drawing>{ground}</Drawing>}>
            <EmptyFeedDrawing />
          </Suspense>
        }
        title="Qui c’è ancora silenzio"
        action={<ButtonLink href={registerPath}>Scrivi il primo post</ButtonLink>}
      >
        Nessuno ha ancora scritto. Qualcuno deve cominciare, e può farlo a bassa voce.
      </EmptyState>
    );
  }
  return (
    // Without a link inside, the keyboard scrolls it by itself.
    <chakra.div {...scroller} role="region" aria-label="Ultimi post" tabIndex={0}>
      <chakra.ul {...row} listStyle="none">
        {posts
          .filter((post) => !post.underReview)
          .slice(0, SHOWN)
          .map((post) => (
            <PostExcerpt key={post.id} post={post} />
          ))}
      </chakra.ul>
    </chakra.div>
  );
}

function PostExcerpt({ post }: { post: Post }) {
  const place = [post.university, post.faculty].filter(Boolean).join('\u00a0· ');
  return (
    <Card as="li" display="flex" flexDirection="column" minHeight={cardHeight}>
      <PostStrip type={post.type}>
        <Age of={post.createdAt} />
      </PostStrip>
      <chakra.p lang="it" hyphens="auto" overflowWrap="anywhere">
        {excerpt(post.content)}
      </chakra.p>
      <chakra.div marginTop="auto" paddingTop="3" display="grid" gap="2" textStyle="small" color="muted">
        {place && (
          <chakra.p overflowWrap="anywhere" lineClamp={2}>
            {place}
          </chakra.p>
        )}
        <chakra.p display="flex" gap="5" fontVariantNumeric="tabular-nums">
          <Count icon={<Heart aria-hidden size={18} strokeWidth={1.75} />} value={post.likes} one="mi piace" many="mi piace" />
          <Count
            icon={<MessageCircle aria-hidden size={18} strokeWidth={1.75} />}
            value={post.commentCount}
            one="commento"
            many="commenti"
          />
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

function Count({ icon, value, one, many }: { icon: ReactNode; value: number; one: string; many: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      {icon}
      {value}
      <chakra.span srOnly> {value === 1 ? one : many}</chakra.span>
    </chakra.span>
  );
}

function PostSkeletons() {
  return (
    <SkeletonRegion>
      <chakra.div {...scroller} tabIndex={0}>
        <chakra.div {...row}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <Card key={index} aria-hidden data-skeleton display="flex" flexDirection="column" gap="3" minHeight={cardHeight}>
              <Skeleton width="28" height="1.625rem" borderRadius="full" />
              <div>
                <SkeletonText lines={4} />
              </div>
              <chakra.div display="grid" gap="2" textStyle="small">
                <chakra.div height="1.375rem" display="flex" alignItems="center">
                  <Skeleton width="48" height="0.8rem" />
                </chakra.div>
                <chakra.div height="1.375rem" display="flex" alignItems="center" gap="5">
                  <Skeleton width="9" height="0.8rem" />
                  <Skeleton width="9" height="0.8rem" />
                </chakra.div>
              </chakra.div>
            </Card>
          ))}
        </chakra.div>
      </chakra.div>
    </SkeletonRegion>
  );
}

/** Of the longest excerpt, so that nothing jumps when the posts come. */
const cardHeight = { base: '21.5rem', lg: '19.5rem' } as const;

/** To the page's edges, so that a card cut off there says that more follow. */
const scroller = {
  position: 'relative',
  overflowX: { base: 'auto', lg: 'visible' },
  scrollSnapType: 'x proximity',
  scrollPaddingInline: { base: '4', sm: '5' },
  scrollbarWidth: 'none',
  marginInline: { base: '-4', sm: '-5', lg: '0' },
  paddingInline: { base: '4', sm: '5', lg: '0' },
  paddingBlock: '1',
  _focusVisible: { outlineOffset: '-2px' },
} as const;

/** One row to swipe; from 1024 px on there is room for all. */
const row = {
  display: 'grid',
  gridAutoFlow: { base: 'column', lg: 'row' },
  gridAutoColumns: { base: 'min(19rem, 84vw)', lg: 'auto' },
  gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
  width: { base: 'max-content', lg: 'auto' },
  gap: { base: '3', lg: '4' },
  '& > *': { scrollSnapAlign: 'start' },
} as const;
