import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { paths } from '../lib/paths.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { changeUser, isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { trpc } from '../lib/trpc.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { SpeechDrawing } from '../ui/line-drawings.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { linkToken } from './link-token.ts';
import { VoidLink } from './void-link.tsx';

/** The target of the link in a confirmation mail. It needs a click, so that mail scanners that open links do not use up the token. */
export function ConfirmPage() {
  const [token] = useState(linkToken);
  const user = useStoredUser();
  const [before] = useState(user);
  const member = isAuthenticated(user);
  const confirm = trpc.auth.confirm.useMutation({
    onSuccess: (profile) => changeUser(profile.id, profile),
  });
  const void_ = token === undefined || asRequestError(confirm.error)?.status === 400;
  const wayOn = <ButtonLink href={member ? paths.home : paths.login}>{member ? 'Vai alla home' : 'Accedi'}</ButtonLink>;

  if (confirm.data) {
    const { id, email } = confirm.data;
    const isFirst = before?.emailConfirmed === false && before.id === id;
    return (
      <Page>
        <EmptyState
          drawing={<SpeechDrawing />}
          title={
            <PageHeading align="center" step="#confirmed">
              Indirizzo confermato
            </PageHeading>
          }
          action={wayOn}
        >
          <chakra.span overflowWrap="anywhere">
            {email} {isFirst ? 'è tuo, e da adesso puoi anche scrivere' : 'è confermato: da adesso accedi con questo indirizzo'}. Chi legge
            continuerà a non vederlo.
          </chakra.span>
        </EmptyState>
      </Page>
    );
  }
  if (void_) {
    return (
      <VoidLink action={wayOn}>
        Forse è scaduto, o è già stato usato: se il tuo indirizzo è confermato, va tutto bene. Altrimenti{' '}
        {member ? 'dalla home' : 'dopo l’accesso'} puoi farti mandare un’altra email.
      </VoidLink>
    );
  }
  return (
    <Page>
      <EmptyState
        drawing={<SpeechDrawing />}
        title={<PageHeading align="center">Conferma il tuo indirizzo</PageHeading>}
        action={
          <chakra.div display="grid" justifyItems="center" gap="3">
            <Button size="lg" onClick={() => confirm.mutate({ token })} pending={confirm.isPending} pendingText="Un attimo...">
              Conferma
            </Button>
            <FieldError
              error={confirm.error ? errorText(confirm.error, 'Non siamo riusciti a confermarlo. Riprova tra poco.') : undefined}
            />
          </chakra.div>
        }
      >
        Un tocco, e sappiamo che l’indirizzo a cui ti abbiamo scritto è tuo.
      </EmptyState>
    </Page>
  );
}
