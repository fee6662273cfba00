import type { Services } from '../../routers/context.ts';
import { findAccount, findAccountByEmail, isConfirmed, type Account } from '../../routers/auth/queries.ts';
import { samePassword } from '../../routers/auth/rules.ts';
import { readLog } from '../../routers/notice-log/queries.ts';
import { TOKEN_MINUTES } from '../../routers/credentials/limits.ts';
import { issueToken, type TokenUse } from '../../routers/credentials/queries.ts';
import type { PostedLetter } from '../../routers/mail/queries.ts';
import {
  addressChangedLetter,
  confirmLetter,
  newAddressLetter,
  newsLetter,
  reportReceivedLetter,
  passwordChangedLetter,
  resetLetter,
  takenAddressLetter,
  type LetterText,
  type Proof,
} from './letters.ts';
import { countDue } from '../notices/due-notices.ts';
import { italianDay } from '../notices/italian-time.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

interface Options {
  services: Pick<Services, 'db' | 'vault' | 'pseudonyms' | 'settings' | 'now'>;
  confirms: boolean;
  /** The site's own URL. */
  site: URL;
}

interface Composed {
  to: string;
  text: LetterText;
  /** The URL for unsubscribing from mails of this kind with one click. */
  unsubscribe?: string;
}

/** Writes the text of a letter, with a token where it needs one. @returns undefined when there is no recipient, or nothing to say */
export async function compose(options: Options, { id, letter }: Pick<PostedLetter, 'id' | 'letter'>): Promise<Composed | undefined> {
  const { services, confirms, site } = options;
  const { db, vault } = services;
  switch (letter.kind) {
    case 'password-changed':
      return { to: letter.email, text: passwordChangedLetter(site) };
    case 'address-changed':
      return { to: letter.email, text: addressChangedLetter(site) };
    case 'report-received':
      return { to: letter.email, text: reportReceivedLetter() };
    case 'news': {
      const account = await findAccount(db, vault, letter.accountId);
      if (!account?.notices?.mail || !isConfirmed({ confirms }, account)) return undefined;
      // After an outage of the mail server there must not be two mails at once, nor a mail about news that has been read or came later.
      if (letter.day !== italianDay(services.now())) return undefined;
      const log = await readLog(db, vault, account.id, services.now());
      if ((await countDue(services, account.id, log)) === 0) return undefined;
      return { to: account.email, text: newsLetter(site), unsubscribe: unsubscribeUrl(site, vault, account.id) };
    }
    case 'new-address': {
      const account = await findAccount(db, vault, letter.accountId);
      if (!account || !samePassword(account, letter)) return undefined;
      const owner = await findAccountByEmail(db, vault, letter.email);
      const proof = await proving(options, id, 'change', account, letter.email, newAddressLetter);
      // The export lists the token, also one of a taken address, which nobody gets: it must not reveal that there is an account.
      return proof && owner && owner.id !== account.id ? { to: owner.email, text: takenAddressLetter(site) } : proof;
    }
    default: {
      const account = await findAccountByEmail(db, vault, letter.email);
      if (!account || (letter.kind === 'confirm' && isConfirmed({ confirms }, account))) return undefined;
      // To the registered address, however its mailbox was spelled this time.
      return proving(options, id, letter.kind, account, account.email, letter.kind === 'confirm' ? confirmLetter : resetLetter);
    }
  }
}

async function proving(
  { services: { db, vault, now }, site }: Options,
  letterId: string,
  use: TokenUse,
  account: Account,
  email: string,
  write: (proof: Proof) => LetterText,
): Promise<Composed | undefined> {
  const wanted = { letterId, use, accountId: account.id, email, passwordVersion: account.passwordVersion ?? 0 };
  const issued = await issueToken(db, vault, wanted, now());
  return issued && { to: email, text: write({ site, ...issued, validFor: TOKEN_MINUTES }) };
}
