import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { GroupPage } from '../../src/client/study-groups/group-page.tsx';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleGroup } from './samples.ts';

export const meeting: Meeting = {
  id: 5,
  startsAt: '2031-03-04T16:30:00.000Z',
  place: 'Biblioteca; secondo piano',
  link: null,
  coming: 2,
  notComing: 0,
  myAnswer: null,
  mine: false,
};

/** Returns the messages on the board; none by default. */
export const board = vi.fn<(input: { id: number; cursor?: string | undefined }) => BoardMessage[]>();

beforeEach(() => {
  board.mockReset().mockReturnValue([]);
  trpcHandler('board.list', board);
  trpcHandler('meetings.list', () => []);
});

/** Opens the page of a group, which the user is a member of by default. */
export function openGroup(group: Partial<StudyGroup> = {}, beside?: ReactNode) {
  trpcHandler('studyGroups.get', () => sampleGroup({ joined: true, ...group }));
  const page = (
    <Router>
      <Route path="/study-groups/:id">
        <GroupPage />
      </Route>
      {beside}
    </Router>
  );
  return renderPage('/study-groups/7', page, { user: storedStudent });
}
