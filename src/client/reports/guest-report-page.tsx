import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'wouter';
import { REPORT_TEXT_MAX } from '../../routers/reports/limits.ts';
import { paths, REPORTED_QUERY } from '../lib/paths.ts';
import { showIssues, useSchemaForm } from '../lib/form.ts';
import { errorText } from '../lib/request-error.ts';
import { readSettings } from '../lib/settings.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { trpc } from '../lib/trpc.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { UnderWay } from '../ui/under-way.ts';
import { LengthLeft } from '../ui/length-left.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { forgetTyped, keepTyped, readTyped } from './kept-report.ts';
import { REASONS, WORRIED } from './report-words.ts';

const loadRules = async () => (await import('../../routers/reports/schema.ts')).CreateGuestReport;

const reasons = [
  { value: 'worried' as const, label: WORRIED, description: 'Non punisce nessuno: chi modera lo legge prima di tutto il resto' },
  ...REASONS,
];

/** The report form for visitors without an account, such as someone whose phone number was posted. */
export function GuestReportPage() {
  const [sent, setSent] = useState(0);
  return <ReportForm key={sent} step={sent ? String(sent) : ''} onAgain={() => setSent(sent + 1)} />;
}

interface Props {
  /** Another one for each report. */
  step: string;
  /** Starts another report. */
  onAgain: () => void;
}

function ReportForm({ step, onAgain }: Props) {
  const { sendsMail } = readSettings();
  const [query] = useSearchParams();
  const [kept] = useState(readTyped);
  const linked = query.get(REPORTED_QUERY);
  const form = useSchemaForm(loadRules, { address: '', text: '', email: '', ...kept, ...(linked && { address: linked }) });
  const { register, control, formState, subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [subscribe]);
  const text = useWatch({ control, name: 'text' });
  const { errors } = formState;
  const [problem, setProblem] = useState<string>();
  const report = trpc.reports.createAsGuest.useMutation({
    onSuccess: forgetTyped,
    onError(error) {
      if (!showIssues(form, error)) {
        setProblem(errorText(error, 'La segnalazione non è partita. Quello che hai scritto è ancora qui: riprova tra poco.'));
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    report.mutate(values);
  });

  const pending = formState.isSubmitting || report.isPending;

  if (report.isSuccess) return <Thanks receipt={report.data.receipt} step={step} onAgain={onAgain} />;
  return (
    <Page>
      <PageHeading step={step}>Segnala un contenuto</PageHeading>
      <chakra.p color="muted" marginTop="2" maxWidth="prose">
        Hai trovato qui qualcosa che ti riguarda, o che infrange le <TextLink href={paths.rules}>regole</TextLink>? Dillo, anche senza un
        account: lo legge soltanto chi modera. Se qualcuno è in pericolo adesso, chiama il 112.
      </chakra.p>
      <UnderWay value={pending}>
        <chakra.form
          noValidate
          onSubmit={(event) => {
            setProblem(undefined);
            void submit(event);
          }}
          display="grid"
          gap="6"
          maxWidth="prose"
          marginTop="6"
        >
          <TextField
            label="Indirizzo della pagina"
            hint="Copialo dalla barra del browser, sulla pagina che segnali."
            type="url"
            inputMode="url"
            required
            error={errors.address?.message}
            {...register('address')}
          />
          <RadioGroup legend="Che cosa non va?" options={reasons} error={errors.reason?.message} {...register('reason')} />
          <div>
            <TextareaField label="Vuoi aggiungere qualcosa?" optional rows={3} error={errors.text?.message} {...register('text')} />
            <LengthLeft text={text ?? ''} max={REPORT_TEXT_MAX} />
          </div>
          {sendsMail && (
            <TextField
              label="La tua email"
              hint="Solo per mandarti una ricevuta: non la conserviamo."
              type="email"
              inputMode="email"
              autoComplete="email"
              optional
              error={errors.email?.message}
              {...register('email')}
            />
          )}
          <FieldError error={problem} />
          <div>
            <Button type="submit" size="lg" pending={pending} pendingText="Invio...">
              Invia segnalazione
            </Button>
          </div>
        </chakra.form>
      </UnderWay>
    </Page>
  );
}

function Thanks({ receipt, step, onAgain }: Props & { receipt: boolean }) {
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    // wouter dispatches `pushState`, also for a link to the page that is already open, such as the footer’s.
    const onPush = () => window.location.pathname === paths.report && again();
    window.addEventListener('pushState', onPush);
    return () => window.removeEventListener('pushState', onPush);
  }, []);
  return (
    <Page>
      <PageHeading step={step}>Grazie</PageHeading>
      <chakra.div ref={takeFocus} tabIndex={-1} outline="0" role="status" display="grid" gap="3" maxWidth="prose" marginTop="3">
        <p>La segnalazione è arrivata, e una persona la guarderà appena può.</p>
        {receipt && <p>Ti mandiamo una ricevuta, e poi non conserviamo il tuo indirizzo.</p>}
        <p>
          Se quello che hai letto ti pesa, parlane con qualcuno: <TextLink href={paths.support}>ecco chi ascolta</TextLink>.
        </p>
        <div>
          <ButtonLink variant="outline" href={paths.report}>
            Segnala altro
          </ButtonLink>
        </div>
      </chakra.div>
    </Page>
  );
}
