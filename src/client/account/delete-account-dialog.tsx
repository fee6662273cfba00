import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { TextsChoice } from '../../routers/account/schema.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { asRequestError } from '../lib/request-error.ts';
import { type Restriction, useRestriction } from '../lib/restriction.ts';
import { readPerson } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { useLost } from '../lib/use-lost.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { RadioGroup, type RadioOption } from '../ui/radio-group.tsx';
import { farewell } from './farewell.ts';
import { usePassingForm } from './use-passing-form.ts';

const loadRules = async () => (await import('../../routers/account/schema.ts')).DeleteAccount;

const choices: RadioOption<TextsChoice>[] = [
  {
    value: 'detach',
    label: <strong>Lascia quello che ho scritto</strong>,
    description:
      'I tuoi testi restano per chi li legge. Dopo 14 ore, nell’archivio del sito niente li lega più a te; nelle copie di sicurezza il legame dura finché non vengono eliminate. Da fuori, di ciò che hai scritto non si vede cambiare nulla.',
  },
  {
    value: 'erase',
    label: <strong>Elimina anche quello che ho scritto</strong>,
    description:
      'Spariscono i tuoi post con i commenti ricevuti, i tuoi commenti, le esperienze, ciò che hai scritto nei gruppi, i «mi piace» e i voti: uno alla volta, in momenti a caso entro 72 ore, così chi vede sparire due testi non può capire che erano della stessa persona. Un gruppo di studio in cui c’è già qualcuno resta, senza di te e senza la tua descrizione.',
  },
];

/** That the address of somebody who may not write cannot register again. */
function barredText(restriction: Restriction | null): string {
  if (!restriction) return '';
  return restriction.closed
    ? ' Con questo indirizzo non potrai iscriverti di nuovo.'
    : ' Finché dura la pausa, con questo indirizzo non potrai iscriverti di nuovo.';
}

interface Props {
  open: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ open, onClose }: Props) {
  const { form, problem, checking, close, explain, submitTo } = usePassingForm(loadRules, { password: '' }, { open, onClose });
  const { register, formState } = form;
  const { errors } = formState;
  const [person] = useState(readPerson);
  const [planner, setPlanner] = useState(false);
  const password = useRef<HTMLDivElement>(null);

  // On a small phone the error would be below the visible area. An unmade choice above it comes first.
  const passwordNext = errors.password !== undefined && errors.texts === undefined;
  useEffect(() => {
    if (passwordNext) password.current?.scrollIntoView({ block: 'nearest' });
  }, [passwordNext]);

  const restriction = useRestriction();
  const leave = { person, planner, barred: restriction !== null };
  const lost = useLost();
  const deletion = trpc.account.delete.useMutation({
    onSuccess: () => farewell(leave),
    onError(error) {
      if (lost(error) && asRequestError(error)?.status === 401) farewell({ ...leave, presumed: true });
      else explain(error, 'Non siamo riusciti a cancellare l’account. Riprova tra poco.');
    },
  });

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Cancellare l’account?"
      note={`L’account sparisce subito e non si può tornare indietro. Le richieste di mentorship ancora aperte si chiudono entro 12 ore.${barredText(restriction)}`}
      problem={problem}
      onSubmit={submitTo(deletion.mutate)}
      submitLabel="Cancella per sempre"
      danger
      pending={deletion.isPending || deletion.isSuccess}
      checking={checking}
      pendingText="Cancellazione..."
    >
      <RadioGroup
        legend="Che cosa facciamo di ciò che hai scritto?"
        options={choices}
        error={errors.texts?.message}
        {...register('texts')}
      />
      <chakra.div borderTopWidth="1px" borderColor="hairline" paddingTop="2">
        <Checkbox
          label="Cancella anche il piano di studio salvato in questo browser"
          checked={planner}
          onChange={(event) => setPlanner(event.target.checked)}
        />
      </chakra.div>
      <div ref={password}>
        <PasswordField
          label="La tua password"
          hint="Serve a sapere che sei tu a chiederlo."
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
      </div>
    </FormDialog>
  );
}
