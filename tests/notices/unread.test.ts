import { beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { toNotices } from '../../src/routers/notices/queries.ts';
import { readLog } from '../../src/routers/notice-log/queries.ts';
import { standing, type NoticeSubject } from '../../src/routers/notices/rules.ts';
import { useTestApp } from '../support/app.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { makeModerators, MODERATED } from '../support/moderation.ts';
import { officeOf } from './office.ts';

const app = useTestApp(MODERATED);
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const pushed = vi.fn(async (_accountId: string) => {});
beforeEach(() => void pushed.mockClear());

const logOf = ({ accountId }: TestStudent) => readLog(app.db, app.services.vault, accountId, app.services.now());

/** Not through the API: sessions expire sooner than notices. */
const noticesOf = async (me: TestStudent): Promise<Notice[]> =>
  toNotices(app.services, me.accountId, standing(await logOf(me), app.services.now()));

async function tell({ accountId }: TestStudent, news: NoticeSubject & { first?: number }): Promise<void> {
  const office = officeOf(app, pushed);
  office.notify({ accountId }, news);
  await office.run();
  await office.stop();
}

test('each time that somebody may be in danger is pushed, beside an unread notice too, and one is listed', async () => {
  const [anna] = await makeModerators(app);
  const told = { kind: 'moderation', event: 'urgent' } as const;
  for (const wait of [0, 1000, 20 * DAY, 41 * DAY]) {
    app.advance(wait);
    await tell(anna, told);
    expect(await noticesOf(anna)).toMatchObject([{ ...told, read: false }]);
  }
  expect(pushed).toHaveBeenCalledTimes(4);
  app.advance(DAY);
  expect(await noticesOf(anna), 'the first is older than 60 days').toHaveLength(1);
});

test('a second warning that a group is about to end is pushed and listed anew, although the first was never read', async () => {
  const me = await makeStudent(app);
  const { id: groupId } = await makeStudyGroup(app, { by: me });
  const other = await makePost(app, { by: me });
  const setTold = (ending_told_at: Date | null) =>
    app.db.updateTable('study_groups').set({ ending_told_at }).where('id', '=', groupId).execute();
  const warn = async () => {
    await setTold(app.services.now());
    await tell(me, { kind: 'group', event: 'ending', groupId });
  };
  await warn();
  await setTold(null);
  expect(await noticesOf(me), 'the group has been used').toEqual([]);
  app.advance(53 * DAY);
  const { id: first } = await makeComment(app, { post: other });
  await tell(me, { kind: 'comment', postId: other.id, first });
  app.advance(HOUR);
  await warn();
  const [latest] = await noticesOf(me);
  expect(latest).toMatchObject({ event: 'ending', groupId });
  expect(app.services.now().getTime() - Date.parse(latest!.createdAt)).toBeLessThan(HOUR);
  expect(pushed).toHaveBeenCalledTimes(3);
});

test.each(['closed', 'leading'] as const)('that a group is %s is pushed again after it was undone', async (event) => {
  const me = await makeStudent(app);
  const { id: groupId } = await makeStudyGroup(app, { by: me });
  await tell(me, { kind: 'group', event, groupId });
  app.advance(HOUR);
  await tell(me, { kind: 'group', event, groupId });
  expect(pushed).toHaveBeenCalledTimes(2);
});

test('an unread notice lasts for 60 days from its latest news, with at most one row a day and one push', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me });
  const comment = async () => {
    const { id: first } = await makeComment(app, { post });
    await tell(me, { kind: 'comment', postId: post.id, first });
  };
  await comment();
  app.advance(DAY - 1000);
  await comment();
  expect(await logOf(me)).toHaveLength(1);
  app.advance(58 * DAY);
  await comment();
  expect(await noticesOf(me)).toMatchObject([{ kind: 'comment', count: 3, read: false }]);
  app.advance(2 * DAY);
  expect(await noticesOf(me)).toMatchObject([{ kind: 'comment', count: 1, read: false }]);
  expect(await logOf(me)).toHaveLength(2);
  expect(pushed).toHaveBeenCalledTimes(1);
});

test('a notice that somebody is in the chat of a post disappears when the chat ends', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me, type: 'talk' });
  await tell(me, { kind: 'chat', postId: post.id });
  expect(await noticesOf(me)).toMatchObject([{ kind: 'chat', postId: post.id }]);
  app.advance(app.services.settings.chatLifetimeHours * HOUR);
  expect(await noticesOf(me)).toEqual([]);
});
