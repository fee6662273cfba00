import { LogOut } from 'lucide-react';
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
      <MorePlaceList onLeave={onClose} />
    </Dialog>
  );
}
