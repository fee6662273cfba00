import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const OwnTexts = lazy(async () => ({ default: (await import('./own-texts.tsx')).OwnTexts }));

/** What one wrote, for one's own eyes; asked for when somebody wants it, since the server has to look through everything. */
export function OwnTextsCard() {
  const [open, setOpen] = useState(false);
  return (
    <AccountCard
      title="I miei post e commenti"
      lead="Li vedi solo tu: nel sito nessuno può sapere che sono della stessa persona. Da qui arrivi a ciascuno, per modificarlo o eliminarlo."
    >
      {open ? (
        <Suspense>
          <OwnTexts />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Mostra quello che ho scritto
        </Button>
      )}
    </AccountCard>
  );
}
