import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const DeleteAccountDialog = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }));

export function DeleteAccountCard() {
  const dialog = useOpening();

  return (
    <AccountCard
      title="Cancella l’account"
      lead="Account, accessi e profilo da mentore spariscono subito, e non si può tornare indietro. Di ciò che hai scritto decidi tu."
    >
      <Button variant="danger" onClick={() => dialog.show()}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        Cancella l’account
      </Button>
      {dialog.mounted && (
        <Suspense>
          <DeleteAccountDialog open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </AccountCard>
  );
}
