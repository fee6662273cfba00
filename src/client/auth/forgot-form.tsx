import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, useCheck } from '../lib/check.ts';
import { errorText, issuesByField } from '../lib/request-error.ts';
import { readSettings } from '../lib/settings.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextAnchor, TextButton } from '../ui/text-link.tsx';

const loadRules = async () => (await import('../../routers/credentials/schema.ts')).AskForMail;

interface Props {
  /** The address as it is typed. */
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Replaces the login form. The response is the same for every address, so that it does not reveal who has an account. */
export function ForgotForm({ email, onEmail, onBack }: Props) {
  const { sendsMail } = readSettings();
  const [sentTo, setSentTo] = useState<string>();
  const [again, setAgain] = useState(false);
  return (
    <chakra.div display="grid" gap="5">
      {!sendsMail && <NoMail />}
      {sendsMail && sentTo && (
        <Sent
          to={sentTo}
          onAgain={() => {
            setAgain(true);
            onEmail('');
            setSentTo(undefined);
          }}
        />
      )}
      {sendsMail && !sentTo && <Ask email={email} onEmail={onEmail} focused={again} onSent={setSentTo} />}
      <chakra.div textStyle="small">
        <TextButton type="button" onClick={onBack} minHeight="target">
          Torna all’accesso
        </TextButton>
      </chakra.div>
    </chakra.div>
  );
}

interface AskProps extends Pick<Props, 'email' | 'onEmail'> {
  focused: boolean;
  onSent: (email: string) => void;
}

function Ask({ email, onEmail, focused, onSent }: AskProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { checking, check } = useCheck();
  const forgot = trpc.auth.forgotPassword.useMutation({
    onSuccess: (_, { email }) => onSent(email),
    onError(error) {
      const found = issuesByField(error);
      const form = errorText(error, 'Non siamo riusciti a chiederlo. Riprova tra poco.');
      setErrors(Object.keys(found).length > 0 ? found : { form });
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, errors: found = {} } = await check(loadRules, Object.fromEntries(new FormData(form)));
    setErrors(found);
    if (data) forgot.mutate(data);
    else form.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
      <p {...(focused && { ref: takeFocus, tabIndex: -1, style: { outline: 0 } })}>
        Scrivi l’email del tuo account: ti mandiamo un link per scegliere una nuova password.
      </p>
      <TextField
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        label="Email universitaria"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors['email']}
      />
      {errors['form'] && <FieldError error={errors['form']} />}
      <Button type="submit" size="lg" wide pending={checking || forgot.isPending} pendingText="Invio...">
        Mandami il link
      </Button>
    </chakra.form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <chakra.div display="grid" gap="3">
      <chakra.h2 ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3">
        Guarda la posta
      </chakra.h2>
      <chakra.p overflowWrap="anywhere">
        Se c’è un account con l’indirizzo <strong>{to}</strong>, tra poco arriva un’email con un link. Vale 30 minuti e si può usare una
        volta sola.
      </chakra.p>
      <chakra.p color="muted" textStyle="small">
        Non la trovi? Guarda tra lo spam. Oppure{' '}
        <TextButton type="button" onClick={onAgain}>
          prova con un altro indirizzo
        </TextButton>
        .
      </chakra.p>
    </chakra.div>
  );
}

function NoMail() {
  const { contactEmail } = readSettings();
  return (
    <chakra.div display="grid" gap="3" textWrap="pretty">
      <p>Questo sito non invia email, quindi non possiamo mandarti un link per scegliere una nuova password.</p>
      <p>
        Forse il tuo browser la ricorda: guarda tra le password nelle sue impostazioni.
        {contactEmail && (
          <>
            {' '}
            Se non c’è, scrivi a <TextAnchor href={`mailto:${contactEmail}`}>{contactEmail}</TextAnchor> dall’indirizzo del tuo account: ti
            diciamo che cosa si può fare.
          </>
        )}
      </p>
    </chakra.div>
  );
}
