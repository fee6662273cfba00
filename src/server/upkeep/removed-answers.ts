import type { Services } from '../../routers/context.ts';
import { deleteAnswers, listMeetingIds } from '../../routers/meetings/queries.ts';
import { listUnsettled, markSettled } from '../../routers/removals/queries.ts';
import { createFinder } from '../notices/recipients.ts';
import { tryEach } from './try-each.ts';

/**
 * Who was taken out of a group comes to no meeting. Their answers have keys of their own, so whose they are is found as for a notice; later
 * than the removal, so that whoever removed somebody does not see by the numbers what that person had answered.
 * @returns what gives why it failed for some
 */
export function createRemovedAnswers(services: Pick<Services, 'db' | 'pseudonyms' | 'now'>): () => Promise<Error[]> {
  const { db, pseudonyms, now } = services;
  const find = createFinder(services);
  return async () =>
    tryEach(await listUnsettled(db), async ({ groupId, key }) => {
      const meetings = await listMeetingIds(db, groupId, now());
      const people = meetings.length > 0 ? (await find([{ scope: 'group', id: groupId, keys: [key] }]))[0]! : [];
      for (const accountId of people)
        await deleteAnswers(db, { ids: meetings, keys: meetings.map((id) => pseudonyms.key('meeting', id, accountId)) });
      await markSettled(db, groupId, [key]);
    });
}
