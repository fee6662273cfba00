import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis, PenLine } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode } from 'react';
import { Later } from '../../ui/later.tsx';
import { Link } from 'wouter';
import { newPostPath, paths } from '../../lib/paths.ts';
import { useOpening } from '../../lib/use-opening.ts';
import { isBehindMore, isCurrent, mainPlaces, type Place } from './navigation.ts';
import { useGoing } from './use-going.ts';

const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }));
const StyledLink = chakra(Link);

/** The bottom navigation of phones: five items, with the composer in the centre. */
export function BottomBar() {
  const { place, goTo } = useGoing();
  const more = useOpening();
  const behind = isBehindMore(place);
  const [home, search, groups] = mainPlaces as [Place, Place, Place];

  return (
    <>
      {/* Keeps the end of the footer above the bar. */}
      <chakra.div aria-hidden display={{ md: 'none' }} _print={{ display: 'none' }} height="calc(64px + env(safe-area-inset-bottom))" />
      <chakra.nav
        aria-label="Principale"
        display={{ base: 'grid', md: 'none' }}
        // A printed A4 page is as narrow as a phone, and fixed elements cover the text of every page.
        _print={{ display: 'none' }}
        gridTemplateColumns="repeat(5, minmax(min-content, 1fr))"
        position="fixed"
        insetInline="0"
        bottom="0"
        zIndex="bar"
        height="calc(64px + env(safe-area-inset-bottom))"
        paddingBottom="env(safe-area-inset-bottom)"
        bg="surface"
        borderTopWidth="1px"
        borderColor="hairline"
      >
        <BarLink place={home} current={isCurrent(home, place)} onGo={goTo(home.path)} />
        <BarLink place={search} current={isCurrent(search, place)} onGo={goTo(search.path)} />
        <StyledLink href={newPostPath} aria-label="Nuovo post" display="grid" placeItems="center">
          <chakra.span display="grid" placeItems="center" width="12" height="12" borderRadius="full" bg="primary" color="onPrimary">
            <PenLine aria-hidden size={22} strokeWidth={1.75} />
          </chakra.span>
        </StyledLink>
        <BarLink place={groups} current={isCurrent(groups, place)} onGo={goTo(groups.path)} />
        <chakra.button
          type="button"
          aria-haspopup="dialog"
          aria-current={behind || undefined}
          onClick={() => more.show()}
          {...barItem(behind)}
        >
          <BarFace icon={<Ellipsis aria-hidden size={22} strokeWidth={1.75} />} label="Altro" />
        </chakra.button>
      </chakra.nav>
      {more.mounted && (
        <Later>
          <MoreSheet open={more.open} onClose={more.close} />
        </Later>
      )}
    </>
  );
}

function BarLink({ place, current, onGo }: { place: Place; current: boolean; onGo: (event: MouseEvent) => void }) {
  return (
    <StyledLink
      href={place.path}
      aria-current={current ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        onGo(event);
        // A second tap focuses the search field, which is out of a thumb's reach at the top of the page.
        if (current && place.path === paths.search) document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      }}
      {...barItem(current)}
    >
      <BarFace icon={<place.icon aria-hidden size={22} strokeWidth={1.75} />} label={place.short ?? place.label} />
    </StyledLink>
  );
}

function BarFace({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {icon}
      <chakra.span fontSize="min(0.75rem, 6.7vw)" lineHeight="1.33" fontWeight="medium">
        {label}
      </chakra.span>
    </>
  );
}

function barItem(current: boolean) {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    color: current ? 'primary' : 'muted',
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
  } as const;
}
