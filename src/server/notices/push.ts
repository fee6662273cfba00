import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Services } from '../../routers/context.ts';
import { publicUrl } from '../http/origin.ts';
import type { Env } from '../start/env.ts';
import { deleteDevices, listDevices } from '../../routers/devices/queries.ts';
import { DAY_SECONDS } from '../../routers/durations.ts';
import { tryEach } from '../upkeep/try-each.ts';
import { inSteps } from '../upkeep/try-steps.ts';

/** A day: older notices are seen when the person opens the site. */
const TTL_SECONDS = DAY_SECONDS;
/** A message replaces an earlier one that still waits for the device. */
const TOPIC = 'avvisi';
const PATIENCE_MS = 10_000;
/** Empty, because anybody may look at the screen that shows it. */
const CONTENT = '{}';

export interface Push {
  /** In base64url, as browsers expect it. */
  publicKey: string;
  /** Tells the devices of an account that there is something new. Never throws. */
  tell(accountId: string): Promise<void>;
  /** Aborts the requests that push services have not answered. */
  giveUp(): void;
  /** Deletes devices that are gone. Not at once, because that writes the account's row, next to the rows of the notice. */
  forgetGone(): Promise<void>;
}

/** Sends Web Push messages. The key is derived from the installation's secret, so that all processes share it and nothing is stored. */
export function createPush({ services, env }: { services: Services; env: Pick<Env, 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'PORT'> }): Push {
  const { db, vault, now } = services;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(vault.nameOf('web push', 'key'));
  const vapidDetails = { subject: subjectOf(env), publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
  const givingUp = new AbortController();
  /** The accounts of devices that are gone, by endpoint. */
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
      // A device that cannot be reached shows the notice when the person comes back.
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
      await inSteps(() =>
        tryEach([...gone], async ([endpoint, accountId]) => {
          await deleteDevices(db, vault, accountId, endpoint);
          gone.delete(endpoint);
        }),
      );
    },
  };
}

/** The contact that push services ask for: a mailbox, or an https page. */
function subjectOf(env: Parameters<typeof createPush>[0]['env']): string {
  const { protocol, href } = publicUrl(env);
  if (env.CONTACT_EMAIL) return `mailto:${env.CONTACT_EMAIL}`;
  return protocol === 'https:' ? href : 'mailto:sottovoce@localhost.invalid';
}
