import { chakra } from '@chakra-ui/react/styled-system';
import { HeartHandshake } from 'lucide-react';
import { flushSync } from 'react-dom';
import { REPORT_TEXT_MAX } from '../../routers/reports/limits.ts';
import { showFirstFault } from '../lib/show-fault.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { LengthLeft } from '../ui/length-left.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { Reported } from './reported.tsx';
import { SentLines } from './sent-lines.tsx';
import type { ReportTarget } from './report-target.ts';
import { REASONS, THIS, WORRIED } from './report-words.ts';
import { Unreportable } from './unreportable.tsx';
import { useReporting } from './use-reporting.ts';
import { WhatToSay } from './what-to-say.tsx';

interface Props {
  target: ReportTarget;
  open: boolean;
  onClose: () => void;
  /** Called instead when the answer to a report is closed: the thanks, or why it was not stored. */
  onFinished?: () => void;
}

/** The report dialog. To a reporter who worries about the author it first shows what they can do themselves. */
export function ReportDialog({ target, open, onClose, onFinished }: Props) {
  const report = useReporting(target, open);
  const { reason, setReason } = report;
  const worried = reason === 'worried';

  if (report.sent) return <Reported open={open} onClose={onFinished ?? onClose} reason={report.sent} kind={target.kind} />;
  if (report.unsent)
    return (
      <Unreportable
        open={open}
        onClose={onFinished ?? onClose}
        why={report.unsent}
        kind={target.kind}
        text={report.text}
        onForget={report.forget}
      />
    );
  return (
    <FormDialog
      open={open}
      outlives
      onClose={onClose}
      title={worried ? WORRIED : `Segnala ${THIS[target.kind]}`}
      note="Lo legge soltanto chi modera. Non diciamo a nessuno da chi arriva, nemmeno a chi modera."
      problem={report.problem}
      onSubmit={(event) => {
        flushSync(() => report.send());
        showFirstFault(event?.currentTarget);
      }}
      submitLabel={worried ? 'Avvisa' : 'Segnala'}
      pending={report.pending}
      pendingText="Invio..."
    >
      {worried ? (
        <WhatToSay kind={target.kind} onBack={() => setReason(undefined)} />
      ) : (
        <>
          <Button
            variant="soft"
            height="auto"
            paddingBlock="3"
            justifyContent="flex-start"
            textAlign="start"
            onClick={() => setReason('worried')}
          >
            <HeartHandshake aria-hidden size={20} strokeWidth={1.75} />
            <span>
              {WORRIED}
              <chakra.span display="block" fontWeight="normal">
                Non accusa nessuno: ti diciamo che cosa puoi fare, e avvisiamo chi modera.
              </chakra.span>
            </span>
          </Button>
          <RadioGroup
            legend="Oppure: che cosa non va?"
            options={REASONS}
            {...(reason && { value: reason })}
            onValueChange={(value) => {
              setReason(value);
              report.forgive();
            }}
            {...(report.reasonMissing && { error: 'Scegli un motivo' })}
          />
        </>
      )}
      <div>
        <TextareaField
          label={worried ? 'Che cosa ti preoccupa' : 'Vuoi aggiungere qualcosa?'}
          optional
          rows={2}
          value={report.text}
          onChange={(event) => report.setText(event.target.value)}
          {...(report.tooLong && { error: report.tooLong })}
        />
        <LengthLeft text={report.text} max={REPORT_TEXT_MAX} />
      </div>
      {target.kind === 'chat' && <Lines target={target} agreed={report.withLines} onAgree={report.setWithLines} />}
    </FormDialog>
  );
}

interface LinesProps {
  target: Extract<ReportTarget, { kind: 'chat' }>;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Shows which chat messages go to the moderators, who read no others; the reporter decides on the preceding ones. */
function Lines({ target: { line, before }, agreed, onAgree }: LinesProps) {
  return (
    <chakra.section aria-label="Che cosa viene mandato" display="grid" gap="2">
      <chakra.p textStyle="small">A chi modera arriva soltanto ciò che vedi qui, e si elimina quando il caso è chiuso.</chakra.p>
      {before.length > 0 && (
        <Checkbox
          label={
            before.length === 1
              ? 'Va bene mandare anche il messaggio precedente, così si capisce il contesto'
              : `Va bene mandare anche i messaggi precedenti (${before.length}), così si capisce il contesto`
          }
          checked={agreed}
          onChange={(event) => onAgree(event.target.checked)}
        />
      )}
      {/* Below the checkbox, which would otherwise move away when the list grows. */}
      <SentLines lines={agreed ? [...before, line] : [line]} reported={line.id} />
    </chakra.section>
  );
}
