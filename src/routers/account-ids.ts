/** Of an account's id, where many stand one after another. */
export const ID_BYTES = 16;
/** Tried in one go: a millisecond or two, during which nobody else is served. */
const PEOPLE_AT_ONCE = 500;

/** Of many ids those that `Pseudonyms.findOwners` tries in one go. */
export function* piecesOf(ids: Buffer): Generator<Buffer> {
  for (let at = 0; at < ids.length; at += PEOPLE_AT_ONCE * ID_BYTES) yield ids.subarray(at, at + PEOPLE_AT_ONCE * ID_BYTES);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The bytes of a UUID. */
export function idBytes(accountId: string): Buffer {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex');
}

/** The id that begins at this byte. */
export function idAt(people: Buffer, at: number): string {
  const hex = people.toString('hex', at, at + ID_BYTES);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
