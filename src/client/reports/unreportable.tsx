import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { ReportKind } from '../../routers/reports/schema.ts';
import { settingsPath } from '../lib/paths.ts';
import { readSettings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { THIS, WORRIED } from './report-words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** What was to be reported is gone, or moderators have already judged it after an earlier report of the user. */
  why: 'gone' | 'judged';
  kind: ReportKind;
  /** The text of the report. */
  text: string;
  onForget: () => void;
}

/** Says why a report was not stored and what the user can do, with the text of the report to be copied. */
export function Unreportable({ open, onClose, why, kind, text, onForget }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="La segnalazione non è partita"
      description={
        why === 'gone'
          ? 'Quello che volevi segnalare non c’è più: può averlo eliminato chi l’ha scritto, o averlo tolto chi modera.'
          : `Avevi già segnalato ${THIS[kind]}: una persona che modera ha già deciso, e da allora il testo non è cambiato.`
      }
      initialFocus={close}
      footer={
        <Button ref={close} onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      {why === 'judged' && <StillPossible />}
      <UnsentWords text={text} label="Quello che avevi scritto" onForget={onForget} />
    </Dialog>
  );
}

function StillPossible() {
  const { contactEmail } = readSettings();
  return (
    <chakra.div display="grid" gap="3">
      <p>
        Com’è andata a finire lo trovi nelle <TextLink href={settingsPath('segnalazioni')}>impostazioni</TextLink>.
        {contactEmail && (
          <>
            {' '}
            Se pensi che qualcosa sia sfuggito, scrivi a <TextAnchor href={`mailto:${contactEmail}`}>{contactEmail}</TextAnchor>.
          </>
        )}
      </p>
      <p>Se invece temi per chi ha scritto, segnala di nuovo e scegli «{WORRIED}»: chi modera lo legge prima di tutto il resto.</p>
    </chakra.div>
  );
}
