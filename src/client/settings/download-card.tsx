import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../lib/request-error.ts';
import { toast } from '../lib/toaster.ts';
import { trpc } from '../lib/trpc.ts';
import { download } from '../planner/download.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Everything tied to the account, as one file. */
export function DownloadCard() {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const data = await utils.account.export.fetch(undefined, { staleTime: 0, gcTime: 0 });
      download(`sottovoce-dati-${data.exportedAt.slice(0, 10)}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
      toast({ title: 'Dati scaricati', description: 'Il file contiene testi tuoi: tienilo in un posto sicuro.' });
    } catch (error) {
      setProblem(errorText(error, 'Non siamo riusciti a preparare il file. Riprova tra poco.'));
    } finally {
      setPending(false);
    }
  };

  return (
    <SettingsCard
      title="I tuoi dati"
      lead="Un file JSON con tutto ciò che è legato al tuo account: profilo, accessi, post, commenti, «mi piace», gruppi, esperienze, voti e mentorship. Il piano di studio non c’è, perché vive solo nel tuo browser."
    >
      <chakra.div display="grid" justifyItems="start" gap={problem ? '3' : '0'}>
        <Button variant="outline" onClick={() => void save()} pending={pending} pendingText="Preparo il file...">
          <Download aria-hidden size={18} strokeWidth={1.75} />
          Scarica i tuoi dati
        </Button>
        <FieldError error={problem} />
      </chakra.div>
    </SettingsCard>
  );
}
