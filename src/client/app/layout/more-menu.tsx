import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { lazy, useState } from 'react';
import { Later } from '../../ui/later.tsx';
import { useLocation } from 'wouter';
import { Popover } from '../../ui/popover.tsx';
import { isBehindMore } from './navigation.ts';
import { placeStyle } from './place-style.ts';

const MorePlaceList = lazy(async () => ({ default: (await import('./more-place-list.tsx')).MorePlaceList }));

/** 'Altro' in the navbar: a button that opens a list of links. */
export function MoreMenu() {
  const [location] = useLocation();
  const [open, setOpen] = useState(false);
  const behind = isBehindMore(location);

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      width="16rem"
      padding="1.5"
      renderTrigger={(props) => (
        <chakra.button
          type="button"
          aria-current={behind || undefined}
          gap="1"
          _expanded={{ color: 'ink', bg: 'sunken' }}
          {...placeStyle(behind)}
          {...props}
        >
          Altro
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </chakra.button>
      )}
    >
      <Later>
        <MorePlaceList onLeave={() => setOpen(false)} />
      </Later>
    </Popover>
  );
}
