/** An instant within so many milliseconds after this one, drawn by these bytes. */
export function timeIn(spread: number, bytes: Buffer, since: string): number {
  return Date.parse(since) + Math.floor((bytes.readUInt32BE(0) / 2 ** 32) * spread);
}
