import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus, Download, Trash2, Upload } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Planner } from './entities.ts';
import { exportCalendar, exportPlanner } from './planner-actions.ts';

interface Props {
  planner: Planner;
  locked: boolean;
  onImport: () => void;
  onClear: () => void;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** Explains where the planner is stored, with the export, import and delete actions. */
export function OwnData({ planner, locked, onImport, onClear }: Props) {
  const empty = planner.plans.length === 0;
  return (
    <Card as="section" aria-labelledby="i-tuoi-dati">
      <chakra.h2 id="i-tuoi-dati" textStyle="h3">
        I tuoi dati restano qui
      </chakra.h2>
      <chakra.p marginTop="2" textStyle="small" color="muted">
        Il piano vive solo in questo browser, anche senza rete: a noi non arriva nulla. Chi usa lo stesso browser può vederlo, e se cancelli
        i dati di navigazione sparisce; Safari può farlo da solo dopo sette giorni senza visite.
        {!empty && ' Tienine una copia.'}
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="0.5" marginTop="2" marginInline="-3" marginBottom="-2">
        {!empty && (
          <Button variant="quiet" size="sm" onClick={() => exportPlanner(planner)}>
            <Download {...icon} />
            Esporta una copia
          </Button>
        )}
        <Button variant="quiet" size="sm" disabled={locked} onClick={onImport}>
          <Upload {...icon} />
          Importa una copia
        </Button>
        {!empty && (
          <>
            <Button variant="quiet" size="sm" onClick={() => exportCalendar(planner.plans)}>
              <CalendarPlus {...icon} />
              Esami nel calendario (.ics)
            </Button>
            <Button variant="quiet" size="sm" disabled={locked} onClick={onClear}>
              <Trash2 {...icon} />
              Cancella tutto
            </Button>
          </>
        )}
      </chakra.div>
    </Card>
  );
}
