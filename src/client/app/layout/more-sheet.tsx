import { chakra } from '@chakra-ui/react/styled-system';
import { LogOut, Moon, Sun } from 'lucide-react';
import { useColourMode } from '../../lib/colour-mode.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MorePlaceList } from './more-place-list.tsx';
import { useLogOut } from './use-log-out.ts';

/** 'Altro' of phones: the rest of the places, and the way out. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logOut, leaving } = useLogOut();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Altro"
      footer={
        <Button variant="outline" wide onClick={() => void logOut()} disabled={leaving}>
          <LogOut aria-hidden size={18} strokeWidth={1.75} />
          Esci
        </Button>
      }
    >
      <MorePlaceList onLeave={onClose}>
        <ThemeRow />
      </MorePlaceList>
    </Dialog>
  );
}

function ThemeRow() {
  const { mode, toggle } = useColourMode();
  const Icon = mode === 'dark' ? Sun : Moon;
  return (
    <chakra.button
      type="button"
      onClick={toggle}
      display="flex"
      alignItems="center"
      gap="3"
      width="100%"
      minHeight="target"
      paddingInline="3"
      borderRadius="control"
      textStyle="small"
      _hover={{ bg: 'sunken' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.span color="muted">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      {mode === 'dark' ? 'Passa al tema chiaro' : 'Passa al tema scuro'}
    </chakra.button>
  );
}
