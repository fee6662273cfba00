import { expect } from 'vitest';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { isMessage } from '../support/async-document.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import type { TestStudent } from '../support/factories.ts';

export const DAY = 86_400_000;

/** Creates an app, with helpers for the boards and meetings of its groups. */
export function useRooms() {
  const app = useTestApp({
    services: {
      language: {
        judge: async (text) => ({ refusal: /insulto/.test(text) ? 'attack' : null, ask: false }),
        hurts: async () => false,
        signalOf: async () => null,
        dangersIn: async () => [],
      },
    },
  });

  const asked = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: TestStudent, body?: object) =>
    call<BoardMessage & { reason?: string }>(app, method, `/study-groups/${path}`, { as: token, body });

  return {
    app,
    asked,

    async board(id: number, as: TestStudent): Promise<BoardMessage[]> {
      const { body } = await call<BoardMessage[]>(app, 'GET', `/study-groups/${id}/messages`, { as: as.token });
      for (const message of body) expect(isMessage('boardMessage', message), JSON.stringify(message)).toBe(true);
      return body;
    },

    /** Creates a group with these members. @returns its id */
    async makeRoom(creator: TestStudent, ...members: TestStudent[]): Promise<number> {
      const { id } = await makeStudyGroup(app, { by: creator });
      for (const member of members) await asked('POST', `${id}/join`, member);
      return id;
    },

    /** Returns a student’s notices as “kind event groupId”, with “gone” for deleted groups. */
    async told(by: TestStudent): Promise<string[]> {
      await app.app.notices.run();
      const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: by.token });
      return body.map(({ kind, event = '', groupId = 'gone' }) => `${kind} ${event} ${groupId}`);
    },

    inDays: (days: number) => new Date(app.services.now().getTime() + days * DAY).toISOString(),

    meetings: async (id: number, as: TestStudent) =>
      (await call<Meeting[]>(app, 'GET', `/study-groups/${id}/meetings`, { as: as.token })).body,
  };
}
