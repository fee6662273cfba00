import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'wouter';
import { isAuthenticated } from '../../lib/storage.ts';
import { trpc } from '../../lib/trpc.ts';
import { useStoredUser } from '../../lib/use-stored-user.ts';
import { moderationPlace, morePlaces } from './more-places.ts';
import { isCurrent, type Place } from './navigation.ts';

const StyledLink = chakra(Link);

/** The links behind 'Altro', in groups, and an explanation of logout and quick exit. */
export function MorePlaceList({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <Places onLeave={onLeave} />
      <chakra.p textStyle="tiny" color="muted" paddingInline="3" textWrap="pretty" {...divided}>
        «Esci» chiude il tuo accesso. «Esci subito» nasconde il sito e lascia l’accesso aperto.
      </chakra.p>
    </>
  );
}

/** The places, for moderators with that of the moderation. */
function usePlaces(): Place[][] {
  const member = isAuthenticated(useStoredUser());
  const { data } = trpc.auth.user.useQuery(undefined, { enabled: member });
  return data?.moderator ? [...morePlaces, [moderationPlace]] : morePlaces;
}

function Places({ onLeave }: { onLeave: () => void }) {
  const [location] = useLocation();
  return usePlaces().map((group, index) => (
    <chakra.ul key={group[0]?.path} listStyle="none" {...(index > 0 && divided)}>
      {group.map((place) => {
        const current = isCurrent(place, location);
        return (
          <li key={place.path}>
            <StyledLink
              href={place.path}
              onClick={onLeave}
              aria-current={current ? 'page' : undefined}
              display="flex"
              alignItems="center"
              gap="3"
              minHeight="target"
              paddingInline="3"
              borderRadius="control"
              textStyle="small"
              color={current ? 'primary' : 'ink'}
              fontWeight={current ? 'semibold' : 'normal'}
              _hover={{ bg: 'sunken' }}
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              <chakra.span color={current ? 'primary' : 'muted'}>
                <place.icon aria-hidden size={20} strokeWidth={1.75} />
              </chakra.span>
              {place.label}
            </StyledLink>
          </li>
        );
      })}
    </chakra.ul>
  ));
}

const divided = { borderTopWidth: '1px', borderColor: 'hairline', marginTop: '1.5', paddingTop: '1.5' } as const;
