import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { ReportKind, ReportReason } from '../../routers/reports/schema.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { THIS } from './report-words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  reason: ReportReason;
  kind: ReportKind;
}

/** The thank-you dialog after a report. */
export function Reported({ open, onClose, reason, kind }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Grazie"
      initialFocus={close}
      footer={
        <Button ref={close} onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <chakra.div role="status" display="grid" gap="3">
        {reason === 'worried' ? (
          <p>
            Chi modera lo legge prima di tutto il resto. Se intanto ti va, resta vicino con una parola. E se quello che hai letto ti pesa,
            parlane con qualcuno: <TextLink href={paths.support}>ecco chi ascolta</TextLink>.
          </p>
        ) : (
          <p>Una persona guarderà {THIS[kind]} appena può. Non devi fare altro, e non diremo a nessuno che la segnalazione è tua.</p>
        )}
        <chakra.p textStyle="small" color="muted">
          Com’è andata a finire lo trovi nelle <TextLink href={paths.account}>impostazioni</TextLink>.
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}
