import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { showIssues, useSchemaForm } from '../lib/form.ts';
import { forgotPath, paths } from '../lib/paths.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { removeUser } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { LostDrawing, NightWindowDrawing } from '../ui/line-drawings.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { linkToken } from './link-token.ts';

const loadRules = async () => (await import('../../routers/credentials/schema.ts')).ResetPassword;

/** Where the link of a forgotten password leads. */
export function ResetPage() {
  const [token] = useState(linkToken);
  const form = useSchemaForm(loadRules, { token: token ?? '', password: '', confirmPassword: '' });
  const { register, formState } = form;
  const { errors } = formState;
  const reset = trpc.auth.resetPassword.useMutation({
    // All logins have ended, this browser's too.
    onSuccess: removeUser,
    onError(error) {
      if (!showIssues(form, error))
        form.setError('root', { message: errorText(error, 'Non siamo riusciti a cambiarla. Riprova tra poco.') });
    },
  });

  if (reset.isSuccess) {
    return (
      <Page>
        <EmptyState
          drawing={<NightWindowDrawing />}
          title={<PageHeading align="center">La password è cambiata</PageHeading>}
          action={<ButtonLink href={paths.login}>Accedi</ButtonLink>}
        >
          Tutti gli accessi aperti si sono chiusi. Rientra con quella nuova.
        </EmptyState>
      </Page>
    );
  }
  if (token === undefined || asRequestError(reset.error)?.reason === 'expired_or_used') {
    return (
      <Page>
        <EmptyState
          drawing={<LostDrawing />}
          title={<PageHeading align="center">Questo link non vale più</PageHeading>}
          action={<ButtonLink href={forgotPath}>Chiedi un altro link</ButtonLink>}
        >
          Forse è scaduto, o è già stato usato. La password resta quella di prima, e puoi chiederne un altro quando vuoi.
        </EmptyState>
      </Page>
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
          <chakra.form noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))} display="grid" gap="5">
            <PasswordField
              label="Nuova password"
              hint="Almeno 8 caratteri, meglio 15: una frase che ricordi va benissimo."
              autoComplete="new-password"
              required
              error={errors.password?.message}
              {...register('password')}
            />
            <PasswordField
              label="Conferma password"
              autoComplete="new-password"
              required
              error={errors.confirmPassword?.message}
              {...register('confirmPassword')}
            />
            {errors.root && <FieldError error={errors.root.message} />}
            <Button type="submit" size="lg" wide pending={reset.isPending} pendingText="Un momento...">
              Cambia password
            </Button>
          </chakra.form>
        </Card>
      </chakra.div>
    </Page>
  );
}
