import { chakra } from '@chakra-ui/react/styled-system';
import { Bell, LogOut } from 'lucide-react';
import { lazy, type MouseEvent, Suspense } from 'react';
import { Later } from '../../ui/later.tsx';
import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { LoginLink } from '../../ui/login-link.tsx';
import { paths } from '../../lib/paths.ts';
import { usePerson } from '../../lib/use-stored-user.ts';
import { MoreMenu } from './more-menu.tsx';
import { isCurrent, mainPlaces, type Place } from './navigation.ts';
import { placeStyle } from './place-style.ts';
import { quickExitWidth } from '../theme/quick-exit.ts';
import { besideOneAnother } from './quick-exit.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useGoing } from './use-going.ts';
import { useLogOut } from './use-log-out.ts';
import { Wordmark } from './wordmark.tsx';

/** The bell is loaded late, so that the page's own requests come first. */
const BELL_MS = 1500;
const NoticeBell = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, import.meta.env.MODE === 'test' ? 0 : BELL_MS));
  return { default: (await import('../../notices/notice-bell.tsx')).NoticeBell };
});

export function Navbar({ member }: { member: boolean }) {
  const person = usePerson();
  return (
    <chakra.header
      _print={{ display: 'none' }}
      position="sticky"
      top="0"
      zIndex="bar"
      bg="paper"
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '1', md: '2' }}
        height="navbar"
        maxWidth="frame"
        marginInline="auto"
        paddingInline={{ base: '4', sm: '5', lg: '6' }}
      >
        <Wordmark href={member ? paths.home : paths.landing} />
        {member && <MemberPlaces />}
        <chakra.span flex="1" />
        {member ? <LogOutButton /> : <LogInLink />}
        {member && (
          <chakra.span width="target" height="target" flexShrink="0">
            <Later instead={stillBell}>
              <Suspense fallback={stillBell}>
                <NoticeBell key={person} />
              </Suspense>
            </Later>
          </chakra.span>
        )}
        <chakra.span display={{ base: 'none', lg: 'inline' }}>
          <ThemeSwitch />
        </chakra.span>
        <chakra.span width={quickExitWidth} flexShrink="0" />
      </chakra.div>
    </chakra.header>
  );
}

function MemberPlaces() {
  const going = useGoing();
  return (
    <chakra.nav
      aria-label="Principale"
      display={{ base: 'none', md: 'flex' }}
      alignItems="center"
      gap="1"
      marginInlineStart={{ md: '2', lg: '4' }}
    >
      {mainPlaces.map((place) => (
        <PlaceLink key={place.path} place={place} current={isCurrent(place, going.place)} onGo={going.goTo(place.path)} />
      ))}
      <MoreMenu />
    </chakra.nav>
  );
}

const StyledLink = chakra(Link);

/** In place of the bell until it is loaded, or if that fails. */
const stillBell = (
  <StyledLink href={paths.notices} aria-label="Avvisi" display="grid" placeItems="center" height="target" color="muted">
    <Bell aria-hidden size={20} strokeWidth={1.75} />
  </StyledLink>
);

function PlaceLink({ place, current, onGo }: { place: Place; current: boolean; onGo: (event: MouseEvent) => void }) {
  return (
    <StyledLink href={place.path} onClick={onGo} aria-current={current ? 'page' : undefined} {...placeStyle(current)}>
      {place.label}
    </StyledLink>
  );
}

/** Apart from the quick exit, which does not log out. On phones it is behind 'Altro', to avoid accidental taps. */
function LogOutButton() {
  const { logOut, leaving } = useLogOut();
  return (
    <Button
      variant="quiet"
      title="Esci dal tuo account"
      onClick={() => void logOut()}
      disabled={leaving}
      display={{ base: 'none', md: 'inline-flex' }}
      paddingInline="3"
    >
      <LogOut aria-hidden size={18} strokeWidth={1.75} />
      <chakra.span css={whereItFits}>Esci</chakra.span>
    </Button>
  );
}

const whereItFits = { '@media (max-width: 55rem)': { srOnly: true } };

function LogInLink() {
  const [location] = useLocation();
  if (location === paths.login) return null;
  return (
    <LoginLink variant="quiet" fontSize={besideOneAnother} paddingInline={{ base: '1.5', sm: '3' }}>
      Accedi
    </LoginLink>
  );
}
