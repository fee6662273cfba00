import { stopSteppingBack } from './back-closes.ts';

/** Leaves for another address with a fresh page: nothing read or typed so far stays in memory. */
export function redirectTo(url: string): void {
  stopSteppingBack();
  window.location.assign(url);
}
