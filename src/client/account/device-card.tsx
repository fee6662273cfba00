import { chakra } from '@chakra-ui/react/styled-system';
import { forgetHiddenNames } from '../lib/hidden.ts';
import { errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { AccountCard } from './account-card.tsx';

const FAILED = 'Non ci siamo riusciti. Riprova tra poco.';

/** For shared computers: clears what the browser keeps after a logout. */
export function DeviceCard() {
  const { mutate, isPending, isSuccess, error } = trpc.auth.forgetDevice.useMutation({ onSuccess: () => forgetHiddenNames() });
  return (
    <AccountCard
      title="Questo dispositivo"
      lead="Questo browser ricorda per qualche mese che da qui si è fatto un accesso, senza sapere di chi: se qualcuno prova a indovinare la tua password dalla tua stessa rete, tu entri lo stesso. Se il computer non è solo tuo, puoi farglielo dimenticare prima di uscire."
    >
      <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
        Dimentica questo dispositivo
      </Button>
      <FieldError error={error ? errorText(error, FAILED) : undefined} />
      <chakra.p role="status" textStyle="small" color="muted" marginTop={isSuccess ? '3' : '0'}>
        {isSuccess &&
          'Fatto: quando esci, in questo browser non resta nulla del tuo accesso. Quello che qui avevi nascosto torna a vedersi.'}
      </chakra.p>
    </AccountCard>
  );
}
