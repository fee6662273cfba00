import { chakra } from '@chakra-ui/react/styled-system';
import { AtSign } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { Profile } from '../../routers/auth/schema.ts';
import { CodeForm } from '../auth/code-form.tsx';
import { focusAround } from '../lib/focus.ts';
import { changeUser, readUser } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { usePerson } from '../lib/use-stored-user.ts';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { useAwaitedAddress } from './awaited-address.ts';

const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }));

/** Changes the account's email address. A new one takes effect once confirmed, here or on any device; until then the card asks for its code. */
export function AddressCard() {
  const utils = trpc.useUtils();
  const dialog = useOpening();
  const { awaited, wait, forget } = useAwaitedAddress();
  const person = usePerson();
  const code = useRef<HTMLDivElement>(null);
  const { data, isSuccess, isFetchedAfterMount } = trpc.auth.user.useQuery(undefined, { staleTime: 0, refetchOnWindowFocus: true });
  const changed = (change: Pick<Profile, 'email'> & Partial<Profile>) => {
    forget();
    changeUser(person, change);
    void utils.auth.user.invalidate();
    toast({ title: 'Indirizzo cambiato', description: `Da adesso accedi con ${change.email}.` });
  };

  const onKnown = useEffectEvent((profile: Profile) => {
    if (profile.email === awaited) {
      if (code.current?.contains(document.activeElement)) focusAround(code.current);
      changed(profile);
    } else if (profile.email !== readUser()?.email) changeUser(profile.id, profile);
  });
  // Older data may be from before a change in this browser.
  const fresh = isSuccess && isFetchedAfterMount ? data : undefined;
  useEffect(() => {
    if (fresh) onKnown(fresh);
  }, [fresh]);

  return (
    <AccountCard
      title="Il tuo indirizzo"
      lead="L’email con cui accedi. Se cambi ateneo o l’hai scritta male, qui la correggi: deve restare di un ateneo italiano."
    >
      {awaited && (
        <chakra.div ref={code} display="grid" gap="3" marginBottom="5">
          <chakra.p role="status" overflowWrap="anywhere">
            Abbiamo scritto a <strong>{awaited}</strong>. Apri il link dell’email o scrivi qui il codice: fino ad allora resta l’indirizzo
            di prima.
          </chakra.p>
          <CodeForm
            email={awaited}
            onConfirmed={(profile) => {
              focusAround(code.current);
              changed(profile);
            }}
          />
        </chakra.div>
      )}
      <Button variant="outline" onClick={() => dialog.show()}>
        <AtSign aria-hidden size={18} strokeWidth={1.75} />
        Cambia indirizzo
      </Button>
      {dialog.mounted && (
        <Suspense>
          <AddressDialog open={dialog.open} onClose={dialog.close} onAsked={wait} onChanged={(email) => changed({ email })} />
        </Suspense>
      )}
    </AccountCard>
  );
}
