import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { StudyGroupsPage } from '../../src/client/study-groups/study-groups-page.tsx';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { type InputOf, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleGroup } from './samples.ts';

/** Returns the groups that the server lists; one by default. */
export const list = vi.fn<(input: InputOf<'studyGroups.list'>) => StudyGroup[]>();

beforeEach(() => {
  list.mockReset().mockReturnValue([sampleGroup()]);
  trpcHandler('studyGroups.list', list);
});

/** Opens the page of groups for a logged-in user. @returns the `user-event` instance */
export function open(address = '/study-groups') {
  return renderPage(address, <StudyGroupsPage />, { user: storedStudent }).user;
}

export function card(name: string) {
  return screen.findByRole('article', { name });
}
