import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const DownloadDialog = lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog }));

/** Everything tied to the account, as one file. */
export function DownloadCard() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpen(true);
    setOpened(true);
  };

  return (
    <AccountCard
      title="I tuoi dati"
      lead="Un file JSON con tutto ciò che è legato al tuo account: profilo, accessi, post, commenti, «mi piace», gruppi, esperienze, voti, mentorship, segnalazioni e provvedimenti. Il piano di studio non c’è, perché vive solo nel tuo browser."
    >
      <Button variant="outline" onClick={ask}>
        <Download aria-hidden size={18} strokeWidth={1.75} />
        Scarica i tuoi dati
      </Button>
      {opened && (
        <Suspense>
          <DownloadDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountCard>
  );
}
