import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, useCheck } from '../lib/check.ts';
import { endUnseenSession } from '../lib/end-unseen-session.ts';
import { forgotPath, paths } from '../lib/paths.ts';
import { asRequestError, errorText, issuesByField } from '../lib/request-error.ts';
import { isAuthenticated, readUser, removeUser } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { useLost } from '../lib/use-lost.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { linkToken } from './link-token.ts';
import { VoidLink } from './void-link.tsx';

const loadRules = async () => (await import('../../routers/credentials/schema.ts')).ResetPassword;

/** The target of the link in a password reset mail. An uncontrolled form, because a form library would slow the first load on phones. */
export function ResetPage() {
  const [token] = useState(linkToken);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { checking, check } = useCheck();
  const lost = useLost();
  const [mayBeDone, setMayBeDone] = useState(false);
  const reset = trpc.auth.resetPassword.useMutation({
    // The reset ends all sessions of its account. This browser may hold that of another.
    onSuccess() {
      const wasMember = isAuthenticated(readUser());
      removeUser();
      if (wasMember) void endUnseenSession();
    },
    onError(error) {
      setMayBeDone(lost(error));
      const found = issuesByField(error);
      setErrors(Object.keys(found).length > 0 ? found : { form: errorText(error, 'Non siamo riusciti a cambiarla. Riprova tra poco.') });
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, errors: found = {} } = await check(loadRules, { token, ...Object.fromEntries(new FormData(form)) });
    setErrors(found);
    if (data) reset.mutate(data);
    else form.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  };

  if (reset.isSuccess) {
    return (
      <Page>
        <EmptyState
          drawing={<NightWindowDrawing />}
          title={
            <PageHeading align="center" step="#changed">
              La password è cambiata
            </PageHeading>
          }
          action={<ButtonLink href={paths.login}>Accedi</ButtonLink>}
        >
          Tutti gli accessi aperti si sono chiusi. Rientra con quella nuova.
        </EmptyState>
      </Page>
    );
  }
  if (token === undefined || asRequestError(reset.error)?.reason === 'expired_or_used') {
    return mayBeDone ? (
      <VoidLink action={<ButtonLink href={paths.login}>Accedi</ButtonLink>}>
        Forse la password è già cambiata con il tentativo di prima: prova ad accedere con la nuova. Se non va,{' '}
        <TextLink href={forgotPath}>chiedi un altro link</TextLink>.
      </VoidLink>
    ) : (
      <VoidLink action={<ButtonLink href={forgotPath}>Chiedi un altro link</ButtonLink>}>
        Forse è scaduto, o è già stato usato. La password resta quella di prima, e puoi chiederne un altro quando vuoi.
      </VoidLink>
    );
  }
  return (
    <Page>
      <chakra.div maxWidth="480px" marginInline="auto">
        <PageHeading>Scegli una nuova password</PageHeading>
        <chakra.p color="muted" marginTop="2" marginBottom="6">
          Quando l’avrai scelta, tutti gli accessi aperti si chiuderanno.
        </chakra.p>
        <Card padding={{ base: '4', sm: '6' }}>
          <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
            <NewPasswordFields
              label="Nuova password"
              password={{ name: 'password', error: errors['password'] }}
              confirmation={{ name: 'confirmPassword', error: errors['confirmPassword'] }}
            />
            {errors['form'] && <FieldError error={errors['form']} />}
            <Button type="submit" size="lg" wide pending={checking || reset.isPending} pendingText="Un attimo...">
              Cambia password
            </Button>
          </chakra.form>
        </Card>
      </chakra.div>
    </Page>
  );
}
