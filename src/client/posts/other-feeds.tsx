import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyFeedDrawing } from '../ui/line-drawings.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { addressOf, type FeedFilter, queryOf } from './feed-filters.ts';
import { PostList, PostOrPlace } from './post-list.tsx';
import { PostSkeletons } from './post-skeleton.tsx';
import { usePlaces } from './use-places.ts';

/** The posts that match a filter. Refetched on each mount: the unanswered ones change with every comment. */
export function FilteredPosts({ by }: { by: Exclude<FeedFilter, 'all'> }) {
  const pages = usePages(trpc.posts.list, queryOf(by), { staleTime: 0 });
  const places = usePlaces(pages.items ?? []);
  return (
    <PagedList
      pages={{ ...pages, items: pages.items?.length ? places : pages.items }}
      skeleton={<PostSkeletons />}
      end={
        by === 'waiting'
          ? 'Gli altri post delle ultime due settimane hanno già avuto una risposta.'
          : 'Non ci sono altri post di questo tipo.'
      }
      more="Carica altri post"
      moreFailed="Gli altri post non si sono caricati. Quelli qui sopra restano dove sono."
      empty={
        <>
          <PostList posts={places} />
          <EmptyState
            drawing={<EmptyFeedDrawing />}
            title={by === 'waiting' ? 'Qui nessuno aspetta' : 'Qui è ancora tutto silenzioso'}
            action={
              <ButtonLink href={addressOf('all')} variant="outline">
                Tutti i post
              </ButtonLink>
            }
          >
            {by === 'waiting'
              ? 'Ogni post delle ultime due settimane ha avuto almeno una risposta.'
              : 'Di questo tipo non c’è ancora nessun post.'}
          </EmptyState>
        </>
      }
    >
      {(post) => <PostOrPlace post={post} />}
    </PagedList>
  );
}

export function EmptyFeed({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyFeedDrawing />}
      title="Qui è ancora tutto silenzioso"
      action={<Button onClick={() => onWrite()}>Scrivi il primo post</Button>}
    >
      Nessuno ha ancora scritto. Qualcuno, da qualche parte, sta aspettando di leggere proprio quello che hai da dire.
    </EmptyState>
  );
}
