import { chakra } from '@chakra-ui/react/styled-system';
import { MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Profile } from '../../routers/auth/schema.ts';
import { focusAround } from '../lib/focus.ts';
import { paths } from '../lib/paths.ts';
import { errorText } from '../lib/request-error.ts';
import { changeUser, type StoredUser } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { FieldError } from '../ui/field-shell.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { CodeForm } from './code-form.tsx';

/** Shown above every page until the address is confirmed, here or through the mail's link on any device. */
export function UnconfirmedBanner({ user }: { user: StoredUser }) {
  const utils = trpc.useUtils();
  const { data } = trpc.auth.user.useQuery(undefined, { staleTime: 0, refetchOnWindowFocus: true });
  const email = data?.email ?? user.email ?? '';
  const resend = trpc.auth.resendConfirmation.useMutation({
    // No mail is sent to an address that is confirmed by now.
    onSuccess: () => void utils.auth.user.invalidate(),
  });

  const banner = useRef<HTMLElement>(null);

  /** Stores the confirmation, which removes the banner; a focus inside it moves to the page. */
  const store = (profile: Profile) => {
    const place = document.activeElement;
    if (place === document.body || banner.current?.contains(place)) focusAround(banner.current?.parentElement);
    changeUser(user.id, profile);
  };
  const onKnown = useEffectEvent(store);
  useEffect(() => {
    if (data?.emailConfirmed) onKnown(data);
  }, [data]);

  const confirmed = (profile: Profile) => {
    utils.auth.user.setData(undefined, profile);
    store(profile);
    toast({ title: 'Indirizzo confermato', description: 'Da adesso puoi anche scrivere.' });
  };

  return (
    <chakra.section
      ref={banner}
      aria-label="Conferma il tuo indirizzo"
      bg="talk.fill"
      borderBottomWidth="1px"
      borderColor="hairline"
      paddingBlock="5"
    >
      <chakra.div maxWidth="frame" marginInline="auto" paddingInline={{ base: '4', sm: '5', lg: '6' }} display="flex" gap="4">
        <chakra.span color="talk.text" paddingTop="1" display={{ base: 'none', sm: 'block' }}>
          <MailCheck aria-hidden size={24} strokeWidth={1.75} />
        </chakra.span>
        <chakra.div display="grid" gap="3" minWidth="0" flex="1">
          <div>
            <chakra.p textStyle="h3">Conferma il tuo indirizzo</chakra.p>
            <chakra.p maxWidth="prose" overflowWrap="anywhere">
              Apri il link dell’email che mandiamo a <strong>{email}</strong> o scrivi qui il codice: fino ad allora puoi leggere, ma non
              scrivere.
            </chakra.p>
          </div>
          <CodeForm email={email} onConfirmed={confirmed} />
          <chakra.p textStyle="small" display="flex" flexWrap="wrap" columnGap="5">
            <TextButton type="button" minHeight="target" disabled={resend.isPending} onClick={() => resend.mutate({ email })}>
              {resend.isPending ? 'Invio...' : 'Mandami un’altra email'}
            </TextButton>
            <TextLink href={paths.account} display="inline-flex" alignItems="center" minHeight="target">
              L’indirizzo è sbagliato
            </TextLink>
          </chakra.p>
          <chakra.p role="status" textStyle="small" srOnly={!resend.isSuccess}>
            {resend.isSuccess && 'Fatto: tra poco arriva. Guarda anche tra lo spam.'}
          </chakra.p>
          <FieldError error={resend.error ? errorText(resend.error, 'Non siamo riusciti a mandarla. Riprova tra poco.') : undefined} />
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
