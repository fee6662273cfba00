import type { TestApp } from '../support/app.ts';

/** After as many hours nothing is left of what was to be erased. */
export const ERASED_AFTER_HOURS = 72;

/** Does what is due by the app's clock. */
export async function runErasures(test: TestApp): Promise<void> {
  await test.erasures.run();
}
