import { expect } from 'vitest';
import { createCaller } from '../../src/routers/index.ts';
import type { ChatRooms } from '../../src/routers/context.ts';
import { findViewer } from '../../src/routers/sessions/queries.ts';
import { AppError, type Reason } from '../../src/routers/errors.ts';
import { unlimited } from '../../src/server/limits/limits.ts';
import type { TestApp } from './app.ts';
import type { TestStudent } from './factories.ts';

/** Returns a typed caller of the procedures, without HTTP, for this student or a guest. */
export function callerOf({ services }: TestApp, student?: TestStudent, chats: Partial<ChatRooms> = {}) {
  return createCaller({
    ...services,
    token: student?.token,
    loadViewer: async () => (student ? findViewer(services.db, services.vault, student.token, services.now()) : null),
    cookie: { set: () => {}, clear: () => {} },
    device: { remember: () => {}, forget: () => {}, ask: () => undefined },
    limits: unlimited.from('a test'),
    erasures: { begin: async () => {} },
    chats: {
      readLines: async () => undefined,
      countPeople: async () => new Map(),
      endClosed: async () => {},
      sendAway: async () => {},
      eraseLines: async () => true,
      ...chats,
    },
    mail: { confirms: false, wake: () => {} },
    notices: { notify: () => {}, changed: () => {}, follow: async function* () {}, publicKey: '' },
    correlationId: 'test',
    failed: () => {},
  });
}

export async function expectRefusal(call: Promise<unknown>, reason: Reason): Promise<void> {
  const error: unknown = await call.then(
    () => 'no refusal',
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).reason).toBe(reason);
}
