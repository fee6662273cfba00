/** '12.345'; four figures stand together in Italian. The browser's formatter takes a phone long to make, so only those few wait for it. */
export function formatCount(count: number): string | number {
  return count < 10_000 ? count : count.toLocaleString('it');
}
