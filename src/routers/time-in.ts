/** Returns an instant within `spread` milliseconds after `since`, chosen by `bytes`. */
export function timeIn(spread: number, bytes: Buffer, since: string): number {
  return Date.parse(since) + Math.floor((bytes.readUInt32BE(0) / 2 ** 32) * spread);
}
