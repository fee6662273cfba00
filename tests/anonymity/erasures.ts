import type { TestApp } from '../support/app.ts';

/** Hours after which nothing is left of erased content. */
export const ERASED_AFTER_HOURS = 72;

/** Runs the erasures that are due by the app's clock. */
export async function runErasures(test: TestApp): Promise<void> {
  await test.erasures.run();
}
