import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import type { Planner } from './entities.ts';
import { FileField } from './file-field.tsx';
import { describe, offerUndo } from './planner-actions.ts';
import { plannerErrorText } from './planner-error.ts';
import { changePlanner } from './storage.ts';
import { IMPORT_BYTES_MAX, type ImportRefusal, mergePlanners, readImport, textOf } from './transfer.ts';
import { count } from './words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  planner: Planner;
}

type Way = 'merge' | 'replace';

const refusals: Record<ImportRefusal | 'file', string> = {
  'not-json': 'Questo file non è una copia di Sottovoce: non è in formato JSON. Scegli il file che hai esportato da qui.',
  foreign: 'Questo file non contiene un piano di studio. Scegli il file che hai esportato da qui.',
  newer: 'Questa copia viene da una versione più recente di Sottovoce. Ricarica la pagina e riprova.',
  empty: 'Questa copia non contiene nessun piano.',
  unreadable: 'In questo file non c’è nessun piano leggibile. Forse è stato modificato o è incompleto.',
  'too-large': 'Questo file è troppo grande per essere una copia del piano di studio.',
  file: 'Il browser non riesce a leggere questo file. Prova a copiarlo altrove e sceglilo di nuovo.',
};

export function ImportDialog({ open, onClose, planner }: Props) {
  const [found, setFound] = useState<{ planner: Planner; unreadable: number }>();
  const [way, setWay] = useState<Way>('merge');
  const [problem, setProblem] = useState<string>();

  const chosen = useRef<File>(undefined);
  const choose = async (file: File | undefined) => {
    chosen.current = file;
    setFound(undefined);
    setProblem(undefined);
    if (!file) return;
    const reading = await readFile(file);
    // Another file has been chosen meanwhile.
    if (chosen.current !== file) return;
    if (typeof reading === 'string') setProblem(refusals[reading]);
    else setFound(reading);
  };

  const run = () => {
    if (!found) {
      // A file that was refused, or is still being read, has an answer of its own.
      if (!chosen.current) setProblem('Scegli prima un file.');
      return;
    }
    let made;
    try {
      made = changePlanner((current) => (way === 'replace' ? found.planner : mergePlanners(current, found.planner)));
    } catch (error) {
      setProblem(plannerErrorText(error));
      return;
    }
    offerUndo('Copia importata', `Ora hai ${describe(made.after)}.`, made);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Importa una copia"
      holdOutside
      description="Scegli un file che hai esportato da qui, anche su un altro dispositivo. Il file viene letto in questo browser e non va da nessuna parte."
      footer={
        <>
          <Button variant="outline" onClick={onClose} flex={{ base: '1', sm: 'none' }}>
            Annulla
          </Button>
          <Button onClick={run} variant={found && way === 'replace' ? 'danger' : 'solid'} flex={{ base: '1', sm: 'none' }}>
            {found && way === 'replace' ? 'Sostituisci' : 'Importa'}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <FileField label="File della copia (.json)" accept=".json,application/json" error={problem} onFile={(file) => void choose(file)} />
        <div role="status">{found && <Found found={found} />}</div>
        {found && planner.plans.length > 0 && (
          <RadioGroup
            legend="Che cosa ne facciamo?"
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'merge', label: 'Unisci', description: 'Aggiunge quello che manca. Quello che hai già resta com’è.' },
              {
                value: 'replace',
                label: 'Sostituisci',
                description: `Toglie quello che hai ora (${describe(planner)}) e mette la copia al suo posto.`,
              },
            ]}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}

function Found({ found }: { found: { planner: Planner; unreadable: number } }) {
  return (
    <chakra.div padding="4" bg="talk.fill" borderRadius="card" textStyle="small">
      <chakra.p fontWeight="semibold" color="talk.text">
        Nel file: {describe(found.planner)}.
      </chakra.p>
      {found.unreadable > 0 && (
        <p>{count(found.unreadable, 'voce non è leggibile e non verrà importata', 'voci non sono leggibili e non verranno importate')}.</p>
      )}
    </chakra.div>
  );
}

async function readFile(file: File): Promise<{ planner: Planner; unreadable: number } | ImportRefusal | 'file'> {
  if (file.size > IMPORT_BYTES_MAX) return 'too-large';
  try {
    const reading = readImport(textOf(await file.arrayBuffer()));
    return reading.refusal ?? reading;
  } catch {
    return 'file';
  }
}
