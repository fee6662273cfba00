import { KeyRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }));

export function PasswordCard() {
  const dialog = useOpening();
  return (
    <AccountCard title="La tua password" lead="Se pensi che qualcuno la conosca, cambiala: gli altri accessi aperti si chiudono insieme.">
      <Button variant="outline" onClick={() => dialog.show()}>
        <KeyRound aria-hidden size={18} strokeWidth={1.75} />
        Cambia la password
      </Button>
      {dialog.mounted && (
        <Suspense>
          <PasswordDialog open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </AccountCard>
  );
}
