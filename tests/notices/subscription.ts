import { createECDH, randomBytes } from 'node:crypto';

/** Makes a push subscription as a browser would send it, with the keys that decrypt its messages. */
export function subscription(origin: string, path: string) {
  const pair = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  return { pair, auth, body: { endpoint: `${origin}/${path}`, keys: { p256dh: pair.generateKeys('base64url'), auth } } };
}
