import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Small enough to hold in memory, large enough that the tag of a piece hardly matters. */
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

export class SealBroken extends Error {
  override name = 'SealBroken';
}

/**
 * Encrypts with AES-256-GCM in pieces, like the format of `age`: a nonce holds the piece's number and whether it is the last, so that no
 * piece can be changed, moved, left out or cut off, and none is used before it is verified.
 * @param header precedes the pieces; only the same header opens them, and it must hold a random salt
 */
export async function* seal(plain: AsyncIterable<Buffer>, key: string, header: string): AsyncGenerator<Buffer> {
  const secret = deriveKey(key, header);
  for await (const { piece, number, last } of pieces(plain, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(number, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws SealBroken when the key is another one, or anything was changed. */
export async function* unseal(sealed: AsyncIterable<Buffer>, key: string, header: string): AsyncGenerator<Buffer> {
  const secret = deriveKey(key, header);
  for await (const { piece, number, last } of pieces(sealed, PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new SealBroken();
    const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(number, last)).setAuthTag(piece.subarray(-TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new SealBroken();
    }
  }
}

function deriveKey(key: string, header: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, header, 'sottovoce backup', 32));
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(last ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** Splits into pieces of equal size and a last one that may be shorter; yields at least one. */
async function* pieces(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<{ piece: Buffer; number: number; last: boolean }> {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    while (held.length > bytes) {
      yield { piece: held.subarray(0, bytes), number: number++, last: false };
      held = held.subarray(bytes);
    }
  }
  yield { piece: held, number, last: true };
}
