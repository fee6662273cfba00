import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useRef, useState } from 'react';
import { paths } from '../lib/paths.ts';
import { type FieldErrors, useCheck } from '../lib/check.ts';
import { issuesByField } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { enter, showFailure } from './enter.ts';
import { askRestriction } from './ask-restriction.ts';
import { LegalLink } from './legal-link.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const loadRules = async () => (await import('../../routers/auth/schema.ts')).Login;

interface Props {
  /** The initial address. */
  email: string;
  /** Called with the address typed so far. */
  onForgot: (email: string) => void;
}

/** An uncontrolled form: for two fields, a form library would cost more in the first load than it gives. */
export function LoginForm({ email, onForgot }: Props) {
  const address = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { checking, check } = useCheck();
  const utils = trpc.useUtils();
  const login = trpc.auth.login.useMutation({
    async onSuccess(user) {
      await enter(user, 'login', await askRestriction(utils));
    },
    onError(error) {
      const found = issuesByField(error);
      const text = showFailure(error);
      setErrors(Object.keys(found).length > 0 ? found : { form: text });
    },
  });
  const pending = checking || login.isPending || login.isSuccess;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, errors: found = {} } = await check(loadRules, Object.fromEntries(new FormData(form)));
    setErrors(found);
    if (data) login.mutate(data);
    else form.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  };

  return (
    <chakra.form noValidate onSubmit={submit} onFocus={preload} display="grid" gap="5">
      <TextField
        ref={address}
        defaultValue={email}
        label="Email universitaria"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors['email']}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required error={errors['password']} />
      <chakra.div textStyle="small" marginTop="-2">
        <TextButton type="button" onClick={() => onForgot(address.current?.value ?? '')} minHeight="target">
          Password dimenticata?
        </TextButton>
      </chakra.div>
      {errors['form'] && <FieldError error={errors['form']} />}
      <Button type="submit" size="lg" wide pending={pending} pendingText="Caricamento...">
        Accedi
      </Button>
      <chakra.p textStyle="small" color="muted">
        I tuoi dati restano privati e chi legge non vede chi sei. Come li trattiamo è scritto nell’
        <LegalLink href={paths.privacy}>informativa sulla privacy</LegalLink>.
      </chakra.p>
    </chakra.form>
  );
}

/** Loads the validation schema while the user is typing. */
function preload(): void {
  loadRules().catch(() => undefined);
}
