import type { FastifyInstance } from 'fastify';
import type { Services } from '../../routers/context.ts';
import type { Vault } from '../../routers/identity.ts';
import { updateSettings } from '../../routers/notices/queries.ts';
import { findByToken } from '../notices/recipients.ts';
import type { LimitsFactory } from '../limits/limits.ts';

const PATH = '/unsubscribe';
/** What mail programs send as they press for somebody, RFC 8058. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** It says nothing of the account, and works for this alone. */
export function unsubscribeToken(vault: Pick<Vault, 'nameOf'>, accountId: string): string {
  return vault.nameOf('unsubscribe', accountId).toString('base64url');
}

export function unsubscribeUrl(site: URL, vault: Pick<Vault, 'nameOf'>, accountId: string): string {
  return new URL(`${PATH}?token=${unsubscribeToken(vault, accountId)}`, site).href;
}

interface Options {
  services: Services;
  limits: LimitsFactory;
}

/** Ends the mail of the day with one press, without a login. The answer is the same whoever the token is of. */
export async function unsubscribing(app: FastifyInstance, { services, limits }: Options): Promise<void> {
  for (const form of FORMS) app.addContentTypeParser(form, { parseAs: 'string' }, (_, __, done) => done(null, undefined));
  // Whoever follows the link by hand chooses there.
  app.get(PATH, async (_, reply) => reply.redirect('/settings#avvisi'));
  app.post(PATH, async ({ query, ip }, reply) => {
    await limits.from(ip).take('mail', null);
    const { token } = query as { token?: unknown };
    const { db, vault } = services;
    const accountId = typeof token === 'string' ? await findByToken(services, token, (id) => unsubscribeToken(vault, id)) : undefined;
    if (accountId) await updateSettings(db, vault, accountId, { mail: false });
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Non riceverai più queste mail.\n');
  });
}
