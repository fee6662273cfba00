import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const DownloadDialog = lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog }));

/** Downloads all data of the account as one file. */
export function DownloadCard() {
  const dialog = useOpening();

  return (
    <AccountCard
      title="I tuoi dati"
      lead="Un file JSON con tutto ciò che è legato al tuo account: profilo, accessi, post, commenti, «mi piace», gruppi, esperienze, voti, mentorship, segnalazioni e provvedimenti. Il piano di studio non c’è, perché vive solo nel tuo browser."
    >
      <Button variant="outline" onClick={() => dialog.show()}>
        <Download aria-hidden size={18} strokeWidth={1.75} />
        Scarica i tuoi dati
      </Button>
      {dialog.mounted && (
        <Suspense>
          <DownloadDialog open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </AccountCard>
  );
}
