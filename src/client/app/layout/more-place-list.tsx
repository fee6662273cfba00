import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { morePlaces } from './more-places.ts';
import { isCurrent } from './navigation.ts';

const StyledLink = chakra(Link);

interface Props {
  onLeave: () => void;
  /** What is there to do, below the places. */
  children?: ReactNode;
}

/** The places behind 'Altro', a hairline between their groups, and what the two ways out do. */
export function MorePlaceList({ onLeave, children }: Props) {
  return (
    <>
      <Places onLeave={onLeave} />
      {children}
      <chakra.p textStyle="tiny" color="muted" paddingInline="3" paddingBottom="2" textWrap="pretty" {...divided}>
        «Esci» chiude il tuo accesso. «Esci subito» ti porta via all’istante e nasconde il sito, ma l’accesso resta aperto.
      </chakra.p>
    </>
  );
}

function Places({ onLeave }: Pick<Props, 'onLeave'>) {
  const [location] = useLocation();
  return morePlaces.map((group, index) => (
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
