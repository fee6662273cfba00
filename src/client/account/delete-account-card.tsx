import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const DeleteAccountDialog = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }));

export function DeleteAccountCard() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpen(true);
    setOpened(true);
  };

  return (
    <AccountCard
      title="Cancella l’account"
      lead="Account, accessi e profilo da mentore spariscono subito, e non si può tornare indietro. Di ciò che hai scritto decidi tu."
    >
      <Button variant="danger" onClick={ask}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        Cancella l’account
      </Button>
      {opened && (
        <Suspense>
          <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountCard>
  );
}
