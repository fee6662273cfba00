import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const OwnReports = lazy(async () => ({ default: (await import('./own-reports.tsx')).OwnReports }));

/** The user's reports and their outcome. Fetched on demand, because the server has to search everything. */
export function OwnReportsCard() {
  const [open, setOpen] = useState(false);
  return (
    <AccountCard
      title="Le tue segnalazioni"
      lead="Come sono andate a finire. Le vedi solo tu: nemmeno chi modera sa che sono tue."
      anchor="segnalazioni"
      onArrive={() => setOpen(true)}
    >
      {open ? (
        <Suspense>
          <OwnReports />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Mostra le mie segnalazioni
        </Button>
      )}
    </AccountCard>
  );
}
