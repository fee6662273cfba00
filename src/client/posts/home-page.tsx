import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Post, PostType } from '../../routers/posts/schema.ts';
import { NEW_POST_QUERY, paths } from '../lib/paths.ts';
import { isReturning } from '../lib/places.ts';
import { useOpening } from '../lib/use-opening.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { PainPanel } from '../support/pain-panel.tsx';
import { Page } from '../ui/page.tsx';
import { chatLandings } from './chat-landing.ts';
import { FeedSection } from './feed-section.tsx';
import { focusPost } from './focus-post.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSidebar } from './home-sidebar.tsx';
import { useFeed } from './use-feed.ts';
import { useHasWritten } from './use-has-written.ts';

const loadComposer = () => import('./composer.tsx');
const foreseeComposer = () => void loadComposer().catch(() => undefined);
const Composer = lazy(async () => ({ default: (await loadComposer()).Composer }));

// A constant element, so that React skips it when the feed updates.
const sidebar = <Aside />;

/** The home page of logged-in users: the invitation to write and the feed. */
export function HomePage() {
  const feed = useFeed();
  const [, navigate] = useLocation();
  const section = useRef<HTMLElement>(null);
  const composer = useOpening<PostType | undefined>();
  const [pain, setPain] = useState<PainSignal | null>(null);
  const write: (type?: PostType) => void = composer.show;
  const quiet = useHasWritten(feed.query.data?.posts);
  useWriteLink(write);

  const onCreated = async (post: Post, signal: PainSignal | null) => {
    composer.close();
    setPain(signal);
    // With a pain signal the chat stays closed, because it would cover the helpline panel.
    if (section.current && post.chatActive === 1 && !signal) chatLandings.add(post.id);
    await feed.addOwn(post);
    // The user has gone to another page meanwhile.
    if (!section.current) return;
    // Drops the filter, which might hide the new post.
    if (window.location.search) navigate(paths.home);
    focusPost(section.current, 0, { toTop: true });
  };

  return (
    <Page sidebar={sidebar}>
      <HomeHero quiet={quiet} onWrite={write} onNear={foreseeComposer} />
      {/* Scroll anchoring would push the panel, inserted at the top of the section, out of view. */}
      <chakra.section
        ref={section}
        tabIndex={-1}
        outline="0"
        overflowAnchor={pain ? 'none' : undefined}
        aria-labelledby="ultimi-post"
        marginTop={{ base: quiet ? '2' : '4', md: quiet ? '6' : '8' }}
      >
        <chakra.div marginBottom={pain ? '5' : '0'}>
          <PainPanel
            signal={pain}
            published
            onDismiss={() => {
              setPain(null);
              section.current?.focus({ preventScroll: true });
            }}
          />
        </chakra.div>
        <FeedSection feed={feed} headingId="ultimi-post" onWrite={write} />
      </chakra.section>
      {composer.mounted && (
        <Suspense>
          <Composer
            open={composer.open}
            initialType={composer.value}
            onClose={composer.close}
            onCreated={(...created) => void onCreated(...created)}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The sidebar, rendered after the main content; its space is reserved. */
function Aside() {
  return useDeferredValue(true, isReturning()) && <HomeSidebar />;
}

/** Opens the composer when the URL has `NEW_POST_QUERY`, and removes the query. */
function useWriteLink(write: () => void): void {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).has(NEW_POST_QUERY);
  const onAsked = useEffectEvent(() => {
    write();
    navigate(paths.home, { replace: true });
  });
  useEffect(() => {
    if (asked) onAsked();
  }, [asked]);
}
