import type { Services } from '../../routers/context.ts';
import { deleteAnswers, listMeetingIds } from '../../routers/meetings/queries.ts';
import { listUnsettled, markSettled } from '../../routers/removals/queries.ts';
import { createFinder } from '../notices/recipients.ts';
import { tryEach } from './try-each.ts';

/**
 * Deletes the meeting answers of people who were removed from a group. Answers have keys of their own, so their owners are found as for a
 * notice; later than the removal, so that the changed numbers do not reveal the person's answers to whoever removed them.
 * @returns a function that resolves to the errors of removals that could not be settled
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
