import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Post, PostType } from '../../routers/posts/schema.ts';
import { NEW_POST_QUERY, paths } from '../lib/paths.ts';
import { isReturning } from '../lib/places.ts';
import { useOpening } from '../lib/use-opening.ts';
import type { PainSignal } from '../../moderation/pain.ts';
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
const HelplinePanel = lazy(async () => ({ default: (await import('../support/helpline-panel.tsx')).HelplinePanel }));

// One element, so that news in the feed do not draw it again.
const sidebar = <Aside />;

/** Where somebody lands who is logged in: a way to write, and what others wrote. */
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
    // Whoever is in pain sees first who answers now.
    if (post.chatActive === 1 && !signal) chatLandings.add(post.id);
    await feed.addOwn(post);
    // Whatever was shown: one's own post comes first among all.
    if (window.location.search) navigate(paths.home);
    focusPost(section.current, 0, { toTop: true });
  };

  return (
    <Page sidebar={sidebar}>
      <HomeHero quiet={quiet} onWrite={write} onNear={foreseeComposer} />
      {/* Scroll anchoring would push the panel, which comes on top of the section, out of sight. */}
      <chakra.section
        ref={section}
        tabIndex={-1}
        outline="0"
        overflowAnchor={pain ? 'none' : undefined}
        aria-labelledby="ultimi-post"
        marginTop={{ base: quiet ? '2' : '4', md: quiet ? '6' : '8' }}
      >
        {pain && (
          <Suspense>
            <chakra.div marginBottom="5">
              <HelplinePanel
                signal={pain}
                published
                onDismiss={() => {
                  setPain(null);
                  section.current?.focus({ preventScroll: true });
                }}
              />
            </chakra.div>
          </Suspense>
        )}
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

/** Drawn after what one came for, in room that is kept for it. */
function Aside() {
  return useDeferredValue(true, isReturning()) && <HomeSidebar />;
}

/** Links from everywhere on the site lead here with a query that opens the composer and is then dropped. */
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
