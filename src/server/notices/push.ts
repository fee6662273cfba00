import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Services } from '../../routers/context.ts';
import { publicUrl } from '../http/origin.ts';
import type { Env } from '../start/env.ts';
import { deleteDevices, listDevices } from '../../routers/devices/queries.ts';
import { DAY_SECONDS } from '../../routers/durations.ts';

/** A day: what is older is seen by opening the site. */
const TTL_SECONDS = DAY_SECONDS;
/** One that waits for a device replaces another. */
const TOPIC = 'avvisi';
const PATIENCE_MS = 10_000;
/** Says only that there is something: what it is, is nobody's business on a screen that anybody may look at. */
const CONTENT = '{}';

export interface Push {
  /** In base64url, as browsers want it. */
  publicKey: string;
  /** Tells the devices of an account that there is something new. Never throws. */
  tell(accountId: string): Promise<void>;
  /** Ends what no push service has answered yet. */
  giveUp(): void;
  /** Forgets devices that turned out to be gone. Not at once: it writes the account's row, which would then stand beside what was told. */
  forgetGone(): Promise<void>;
}

/** Web Push. The key is made from the installation's secret, so that all processes have the same one and nothing more is to be kept. */
export function createPush({ services, env }: { services: Services; env: Pick<Env, 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'PORT'> }): Push {
  const { db, vault, now } = services;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(vault.nameOf('web push', 'key'));
  const vapidDetails = { subject: subjectOf(env), publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
  const givingUp = new AbortController();
  /** By their addresses, whose they are. */
  const gone = new Map<string, string>();

  const post = async (accountId: string, { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }) => {
    try {
      const options = { vapidDetails, TTL: TTL_SECONDS, topic: TOPIC, contentEncoding: 'aes128gcm' } as const;
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, CONTENT, options);
      const { status } = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.any([givingUp.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      if (status === 404 || status === 410) gone.set(endpoint, accountId);
    } catch {
      // A device that cannot be reached now sees it when its person comes back.
    }
  };

  return {
    publicKey: vapidDetails.publicKey,
    async tell(accountId) {
      const devices = await listDevices(db, vault, accountId, now()).catch(() => []);
      await Promise.all(devices.filter(({ endpoint }) => gone.get(endpoint) !== accountId).map((device) => post(accountId, device)));
    },
    giveUp: () => givingUp.abort(),
    async forgetGone() {
      for (const [endpoint, accountId] of gone) {
        await deleteDevices(db, vault, accountId, endpoint);
        gone.delete(endpoint);
      }
    },
  };
}

/** Whom a push service may write to about what this server sends: it takes a mailbox or a page that is secure. */
function subjectOf(env: Parameters<typeof createPush>[0]['env']): string {
  const { protocol, href } = publicUrl(env);
  if (env.CONTACT_EMAIL) return `mailto:${env.CONTACT_EMAIL}`;
  return protocol === 'https:' ? href : 'mailto:sottovoce@localhost.invalid';
}
