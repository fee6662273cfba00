import { LogOut, Moon, Sun } from 'lucide-react';
import { useColourMode } from '../../lib/colour-mode.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MorePlaceList } from './more-place-list.tsx';
import { useLogOut } from './use-log-out.ts';

/** 'Altro' on phones: the other links, the theme, and the logout. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logOut, leaving } = useLogOut();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Altro"
      footer={
        <>
          <ThemeButton />
          <Button variant="outline" flex="1 1 8rem" onClick={() => void logOut()} disabled={leaving}>
            <LogOut aria-hidden size={18} strokeWidth={1.75} />
            Esci
          </Button>
        </>
      }
    >
      <MorePlaceList onLeave={onClose} />
    </Dialog>
  );
}

/** A short label, to fit beside the logout; the accessible name is that of the navbar's switch. */
function ThemeButton() {
  const { mode, toggle } = useColourMode();
  const [Icon, other] = mode === 'dark' ? [Sun, 'chiaro'] : [Moon, 'scuro'];
  return (
    <Button variant="outline" flex="1 1 8rem" aria-label={`Passa al tema ${other}`} onClick={toggle}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      Tema {other}
    </Button>
  );
}
