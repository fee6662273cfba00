import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { useSearch } from 'wouter';
import { useKeptLength } from '../lib/lists.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { Later } from '../ui/later.tsx';
import { ListEnd } from '../ui/list-end.tsx';
import { FeedFilterBar, WaitingLink } from './feed-filter-bar.tsx';
import { filterOf } from './feed-filters.ts';
import { FeedNotice } from './feed-notice.tsx';
import { focusPost } from './focus-post.ts';
import { shownPlaces, shownPosts, waitingCount } from './feed.ts';
import { PostList } from './post-list.tsx';
import { PostSkeletons } from './post-skeleton.tsx';
import type { useFeed } from './use-feed.ts';

// Lazy, to keep the initial bundle small.
const loadOthers = () => import('./other-feeds.tsx');
const EmptyFeed = lazy(async () => ({ default: (await loadOthers()).EmptyFeed }));
const FilteredPosts = lazy(async () => ({ default: (await loadOthers()).FilteredPosts }));

interface Props {
  feed: ReturnType<typeof useFeed>;
  headingId: string;
  onWrite: () => void;
}

export function FeedSection({ feed, headingId, onWrite }: Props) {
  const filter = filterOf(new URLSearchParams(useSearch()));
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3" minHeight="target">
        <chakra.h2 id={headingId} textStyle={{ base: 'h3', md: 'h2' }}>
          {filter === 'waiting' ? 'In attesa di risposta' : 'Ultimi post'}
        </chakra.h2>
        <WaitingLink current={filter} />
      </chakra.div>
      <FeedFilterBar current={filter} />
      {filter === 'all' ? (
        <Newest feed={feed} onWrite={onWrite} />
      ) : (
        <Suspense fallback={<PostSkeletons />}>
          <FilteredPosts key={filter} by={filter} />
        </Suspense>
      )}
    </>
  );
}

function Newest({ feed, onWrite }: Pick<Props, 'feed' | 'onWrite'>) {
  const { query, older } = feed;
  const list = useRef<HTMLDivElement>(null);
  // Deferred, because React renders a query update in one blocking pass, but a deferred update in interruptible slices.
  const arrived = useDeferredValue(query.data !== undefined);
  const posts = query.data && arrived ? shownPosts(query.data) : [];
  const places = query.data && arrived ? shownPlaces(query.data) : [];
  const failed = !query.data && query.errorUpdateCount > 0;
  const room = useKeptLength('feed', {
    parts: query.data?.pages,
    more: query.data?.complete ? undefined : older.mutate,
    idle: !older.isPending,
    failed: older.isError,
  });

  const showWaiting = () => {
    feed.reveal();
    focusPost(list.current, 0, { toTop: true });
  };
  const loadOlder = () => older.mutate(undefined, { onSuccess: () => focusPost(list.current, posts.length) });

  return (
    <>
      {query.data && (
        <FeedNotice
          waiting={waitingCount(query.data)}
          moreWaiting={query.data.apart !== null}
          stale={query.isError}
          onShow={showWaiting}
          onRetry={() => void query.refetch()}
        />
      )}
      {/* No `error`, so that the message is the same for every kind of failure. */}
      {failed && <ErrorCard error={undefined} onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {!(query.data && arrived) && !failed && <PostSkeletons />}
      {query.data && arrived && posts.length === 0 && (
        <Later instead="Nessuno ha ancora scritto.">
          <EmptyFeed onWrite={onWrite} />
        </Later>
      )}
      {places.length > 0 && (
        <PostList ref={list} posts={places}>
          <ListEnd
            complete={query.data?.complete}
            end="Non ci sono altri post: qui finisce il filo."
            failed={older.isError && 'Gli altri post non si sono caricati. Quelli qui sopra restano dove sono.'}
            label="Carica altri post"
            loading={older.isPending}
            onMore={loadOlder}
            room={room}
          />
        </PostList>
      )}
    </>
  );
}
