import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }));

export function PasswordCard() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <AccountCard title="La tua password" lead="Se pensi che qualcuno la conosca, cambiala: gli altri accessi aperti si chiudono insieme.">
      <Button variant="outline" onClick={ask}>
        <KeyRound aria-hidden size={18} strokeWidth={1.75} />
        Cambia la password
      </Button>
      {opened && (
        <Suspense>
          <PasswordDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountCard>
  );
}
