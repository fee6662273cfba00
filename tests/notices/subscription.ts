import { createECDH, randomBytes } from 'node:crypto';

/** What a browser says of a device that a push service knows. */
export function subscription(origin: string, path: string) {
  const pair = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  return { pair, auth, body: { endpoint: `${origin}/${path}`, keys: { p256dh: pair.generateKeys('base64url'), auth } } };
}
