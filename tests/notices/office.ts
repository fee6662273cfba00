import { expect } from 'vitest';
import { createNotices, type NoticeOffice } from '../../src/server/notices/notices.ts';
import type { TestApp } from '../support/app.ts';

/** The notices of another process on the same database, with push messages passed to `tell`. */
export function officeOf({ services }: Pick<TestApp, 'services'>, tell: (accountId: string) => Promise<void>): NoticeOffice {
  const followers = { changed: () => {}, follow: async function* () {}, stop: () => {} };
  const push = { publicKey: '', tell, giveUp: () => {}, forgetGone: async () => {} };
  return createNotices({ services, followers, push, log: { error: (problem: unknown) => expect(problem).toBeUndefined() } });
}
