/** Leaves for another address with a fresh page: nothing read or typed so far stays in memory. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}
