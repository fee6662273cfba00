import { useState } from 'react';
import { TOKEN_MINUTES } from '../../routers/credentials/limits.ts';
import { useDraft } from '../lib/drafts.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';

/** The new address while its confirmation code is valid. Stored, because on a phone the trip to the mail app may reload the page. */
export function useAwaitedAddress() {
  const user = useStoredUser();
  const { text, setText, clear } = useDraft('new-address');
  const [opened] = useState(() => Date.now());
  const [email, until] = text.split(' ');
  // The address may have been confirmed already, through the mail's link.
  const awaited = Number(until) > opened && email !== user?.email ? email : undefined;
  return { awaited, wait: (address: string) => setText(`${address} ${Date.now() + TOKEN_MINUTES * 60_000}`), forget: clear };
}
