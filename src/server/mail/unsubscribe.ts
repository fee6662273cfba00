import type { FastifyInstance } from 'fastify';
import type { Services } from '../../routers/context.ts';
import type { Vault } from '../../routers/identity.ts';
import { updateSettings } from '../../routers/notices/queries.ts';
import type { LimitsFactory } from '../limits/limits.ts';

const PATH = '/unsubscribe';
const PLACE = 'unsubscribe';
/** The content types of the request that mail programs send for one-click unsubscribing, RFC 8058. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Returns the sealed account id: it reveals nothing, is valid for this purpose alone, and needs no search among all accounts. */
export function unsubscribeToken(vault: Pick<Vault, 'seal'>, accountId: string): string {
  return vault.seal(PLACE, accountId).toString('base64url');
}

function accountOf(vault: Pick<Vault, 'open'>, token: unknown): string | undefined {
  if (typeof token !== 'string') return undefined;
  try {
    return vault.open<string>(PLACE, Buffer.from(token, 'base64url'));
  } catch {
    // Not one of our tokens, or cut short on its way.
    return undefined;
  }
}

export function unsubscribeUrl(site: URL, vault: Pick<Vault, 'seal'>, accountId: string): string {
  return new URL(`${PATH}?token=${unsubscribeToken(vault, accountId)}`, site).href;
}

const ENDED = 'Non riceverai più queste email.\n';
const VOID = 'Questo link non vale. Scegli nelle impostazioni quali email ricevere.\n';

interface Options {
  services: Services;
  limits: LimitsFactory;
}

/** Ends the daily mail with one request, without a login. All tokens of ours get the same response, even those of deleted accounts. */
export async function unsubscribing(app: FastifyInstance, { services, limits }: Options): Promise<void> {
  for (const form of FORMS) app.addContentTypeParser(form, { parseAs: 'string' }, (_, __, done) => done(null, undefined));
  // A person who follows the link by hand chooses in the settings.
  app.get(PATH, async (_, reply) => reply.redirect('/settings#avvisi'));
  app.post(PATH, async ({ query, ip }, reply) => {
    const { token } = query as { token?: unknown };
    const { db, vault } = services;
    const accountId = accountOf(vault, token);
    // Counted by account where possible, because a provider sends the requests of many people from a few addresses.
    await (accountId ? limits.from(ip).take('safety', { accountId }) : limits.from(ip).take('mail', null));
    if (accountId) await updateSettings(db, vault, accountId, { mail: false });
    return reply
      .code(accountId ? 200 : 400)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(accountId ? ENDED : VOID);
  });
}
