import { keepUp as keepUpLanding } from '../landing/landing-asleep.ts';
import { paths } from '../lib/paths.ts';

type KeepUp = (snapshot: HTMLElement, wake: () => void) => void;

const pages: Record<string, () => KeepUp | Promise<KeepUp>> = {
  [paths.landing]: () => keepUpLanding,
  [paths.support]: async () => (await import('../support/support-asleep.ts')).keepUp,
};

/** Runs the browser-only part of a prerendered page that does not load the program yet; `wake` loads it. */
export async function keepUp(path: string, snapshot: HTMLElement, wake: () => void): Promise<void> {
  try {
    (await pages[path]?.())?.(snapshot, wake);
  } catch {
    wake();
  }
}
