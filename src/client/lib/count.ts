/** '12.345'. By hand, as the dates are; four figures stand together in Italian. */
export function formatCount(count: number): string {
  return count < 10_000 ? `${count}` : `${count}`.replace(/\B(?=(\d{3})+$)/gu, '.');
}
