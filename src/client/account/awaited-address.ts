import { useState } from 'react';
import { TOKEN_MINUTES } from '../../routers/credentials/limits.ts';
import { useDraft } from '../lib/drafts.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';

/** The address that a code was sent to, while it is good: on a phone the way to the mail and back may load the page anew. */
export function useAwaitedAddress() {
  const user = useStoredUser();
  const { text, setText, clear } = useDraft('new-address');
  const [opened] = useState(() => Date.now());
  const [email, until] = text.split(' ');
  // The link of the mail may have come first.
  const awaited = Number(until) > opened && email !== user?.email ? email : undefined;
  return { awaited, wait: (address: string) => setText(`${address} ${Date.now() + TOKEN_MINUTES * 60_000}`), forget: clear };
}
