import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, useDeferredValue, useLayoutEffect } from 'react';
import { Later } from '../../ui/later.tsx';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { keepPlaces } from '../../lib/places.ts';
import { isAuthenticated } from '../../lib/storage.ts';
import { useStoredUser } from '../../lib/use-stored-user.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { QuickExit } from './quick-exit.tsx';
import { SkipLink } from './skip-link.tsx';

const UnconfirmedBanner = lazy(async () => ({ default: (await import('../../auth/unconfirmed-banner.tsx')).UnconfirmedBanner }));

const MAIN_ID = 'contenuto';

/** The layout around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const user = useStoredUser();
  const member = isAuthenticated(user);
  const [location] = useLocation();
  useLayoutEffect(keepPlaces, []);
  // The footer is below the fold, so it renders after the rest; for guests at once, to match the snapshot's height.
  const footer = useDeferredValue(true, !member);

  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink target={MAIN_ID} />
      <Navbar member={member} />
      <QuickExit />
      {/* At least a viewport high, so that the footer does not jump when the page is loaded. */}
      <chakra.main id={MAIN_ID} tabIndex={-1} outline="0" flex="1" minHeight="calc(100dvh - 64px)">
        {member && user.emailConfirmed === false && location !== paths.confirm && (
          <Later>
            <UnconfirmedBanner key={user.id} user={user} />
          </Later>
        )}
        <ErrorBoundary key={location}>{children}</ErrorBoundary>
      </chakra.main>
      {footer && <Footer />}
      {member && <BottomBar />}
    </chakra.div>
  );
}
