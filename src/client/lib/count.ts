/** '12.345'; Italian does not group four digits. Small counts skip the browser’s formatter, which is slow to create on phones. */
export function formatCount(count: number): string | number {
  return count < 10_000 ? count : count.toLocaleString('it');
}
