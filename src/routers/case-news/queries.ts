import { findAccountByEmail, isConfirmed } from '../auth/queries.ts';
import type { Context } from '../context.ts';
import { listRestricted } from '../measures/queries.ts';
import type { Subject } from '../things/queries.ts';

export type Teller = Pick<Context, 'db' | 'vault' | 'pseudonyms' | 'settings' | 'mail' | 'now' | 'notices'>;

/**
 * Notifies the moderators that somebody may be in danger, except the author of the words, to whom the case is not shown. The notice does
 * not say which case it is, so that each moderator sees at most one unread.
 */
export async function tellUrgent(ctx: Teller, { scope, scopeId, key }: Subject): Promise<void> {
  const restricted = await listRestricted(ctx.db, ctx);
  for (const mailbox of ctx.settings.moderators) {
    const account = await findAccountByEmail(ctx.db, ctx.vault, mailbox);
    if (!account || !isConfirmed(ctx.mail, account)) continue;
    const isAuthor = ctx.pseudonyms.tryKey(scope, scopeId, account.id) === key;
    if (!isAuthor && !restricted.includes(account.id))
      ctx.notices.notify({ accountId: account.id }, { kind: 'moderation', event: 'urgent' });
  }
}
