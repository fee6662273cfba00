import { chakra } from '@chakra-ui/react/styled-system';
import { Heart, MessageCircle } from 'lucide-react';
import { type Key, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { marks } from '../lib/marks.ts';
import { registerPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { POST_TYPES } from '../posts/post-types.ts';
import { PostStrip } from '../posts/post-strip.tsx';
import { Age } from '../ui/age.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Drawing, ground } from '../ui/drawing.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Later } from '../ui/later.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { swiped } from '../ui/swiped.ts';
import { TextLink } from '../ui/text-link.tsx';
import { type Excerpt, excerptOf, SHOWN, shownOf } from './excerpt.ts';
import { asked, newestPosts } from './newest-posts.ts';

/** Lazy, because the feed is hardly ever empty. */
const EmptyFeedDrawing = lazy(async () => ({ default: (await import('../ui/line-drawings.tsx')).EmptyFeedDrawing }));

const plain = <Drawing>{ground}</Drawing>;

export function RecentPosts() {
  const { data, error, isPending, isError, isFetching, refetch } = trpc.posts.list.useQuery(asked, { initialData: newestPosts });
  // Rendered at low priority, so that a slow phone stays responsive to scrolling and taps.
  const posts = useDeferredValue(data);

  if (import.meta.env.MODE === 'snapshot') return <RowForAll />;
  if (isPending || (data && !posts)) return <PostSkeletons />;
  if (isError || !posts) {
    return (
      <ErrorCard error={error} title="I post non sono arrivati" onRetry={() => void refetch()} retrying={isFetching}>
        Forse è la connessione. Il resto della pagina funziona, e puoi riprovare quando vuoi.
      </ErrorCard>
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState
        drawing={
          <Later instead={plain}>
            <Suspense fallback={plain}>
              <EmptyFeedDrawing />
            </Suspense>
          </Later>
        }
        title="Qui c’è ancora silenzio"
        action={<ButtonLink href={registerPath}>Scrivi il primo post</ButtonLink>}
      >
        Nessuno ha ancora scritto. Qualcuno deve cominciare, e può farlo a bassa voce.
      </EmptyState>
    );
  }
  return <Row excerpts={shownOf(posts).map((post) => ({ id: post.id, ...excerptOf(post) }))} />;
}

/** Prerendered by the build: the skeletons, and a card of each post type as a template for landing-asleep.ts. */
function RowForAll() {
  const card = { ...marks('createdAt', 'content', 'place', 'likes', 'likesWord', 'comments', 'commentsWord', 'report') };
  return (
    <div data-row>
      <PostSkeletons />
      <div data-template>
        <Row excerpts={POST_TYPES.map((type) => ({ id: type, type, ...card }))} />
      </div>
    </div>
  );
}

function Row({ excerpts }: { excerpts: (Excerpt & { id: Key })[] }) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <chakra.div {...scroller} role="region" aria-label="Ultimi post" tabIndex={0}>
      <chakra.ul {...row} listStyle="none">
        {excerpts.map(({ id, ...post }) => (
          <PostExcerpt key={id} post={post} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function PostExcerpt({ post }: { post: Excerpt }) {
  return (
    <Card as="li" data-type={post.type} display="flex" flexDirection="column" minHeight={cardHeight}>
      <PostStrip type={post.type}>
        <Age of={post.createdAt} />
      </PostStrip>
      <chakra.p lang="it" hyphens="auto" overflowWrap="anywhere">
        {post.content}
      </chakra.p>
      <chakra.div marginTop="auto" paddingTop="3" display="grid" gap="2" textStyle="small" color="muted">
        {post.place && (
          <chakra.p overflowWrap="anywhere" lineClamp={2}>
            {post.place}
          </chakra.p>
        )}
        <chakra.p display="flex" gap="5" fontVariantNumeric="tabular-nums">
          <Count icon={<Heart aria-hidden size={18} strokeWidth={1.75} />} value={post.likes} word={post.likesWord} />
          <Count icon={<MessageCircle aria-hidden size={18} strokeWidth={1.75} />} value={post.comments} word={post.commentsWord} />
          <TextLink href={post.report} marginInlineStart="auto">
            Segnala <chakra.span srOnly>questo post</chakra.span>
          </TextLink>
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

function Count({ icon, value, word }: { icon: ReactNode; value: string; word: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      {icon}
      {value}
      <chakra.span srOnly> {word}</chakra.span>
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

/** The height of the longest excerpt, so that there is no layout shift when the posts arrive. */
const cardHeight = { base: '21.5rem', lg: '19.5rem' } as const;

const scroller = {
  ...swiped('lg'),
  paddingBlock: '1',
  _focusVisible: { outlineOffset: '-2px' },
} as const;

/** A row to swipe; a grid from 1024 px. */
const row = {
  display: 'grid',
  gridAutoFlow: { base: 'column', lg: 'row' },
  gridAutoColumns: { base: 'min(19rem, 84vw)', lg: 'auto' },
  gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
  width: { base: 'max-content', lg: 'auto' },
  gap: { base: '3', lg: '4' },
  '& > *': { scrollSnapAlign: 'start' },
} as const;
