import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '../../routers/identity.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Sealed values are padded to a multiple of this, so that their length does not reveal a name. */
const BLOCK_BYTES = 256;

/** AES-256-GCM under a key derived from the installation's secret; a value sealed for one place can be opened only there. */
export function createVault(secretKey: string, use = 'vault', blockBytes = BLOCK_BYTES): Vault {
  const keyOf = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', `sottovoce ${use}`, 32)));
  const sealing = keyOf(use);
  const naming = keyOf(`${use} names`);
  return {
    seal(place, value) {
      const text = Buffer.from(JSON.stringify(value));
      const padded = Buffer.alloc(Math.ceil((text.length + 1) / blockBytes) * blockBytes, ' ');
      text.copy(padded);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
    },
    open(place, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      return JSON.parse(padded.toString()) as never;
    },
    nameOf: (place, value) => createHmac('sha256', naming).update(`${place}\0${value}`).digest(),
    derive: (part) => createVault(secretKey, `${use} ${part}`, blockBytes),
  };
}
