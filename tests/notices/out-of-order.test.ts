import { expect, test, vi } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { NoticeOffice } from '../../src/server/notices/notices.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { officeOf } from './office.ts';

const app = useTestApp();

const noticesOf = async ({ token }: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body;

const pushed = vi.fn(async (_accountId: string) => {});

const another = () => officeOf(app, pushed);

/** Two new comments under the person’s post or comment, or two likes of the post, of which the app itself notifies nobody. */
async function make(kind: 'comment' | 'reply' | 'likes', me: TestStudent) {
  const post = await makePost(app, { by: me });
  if (kind === 'likes') {
    const setLikes = (likes: number) => app.db.updateTable('posts').set({ likes }).where('id', '=', post.id).execute();
    await setLikes(2);
    return { told: { kind, postId: post.id }, first: [1, 2] as const, takeBack: () => setLikes(1) };
  }
  const parent = kind === 'reply' ? await makeComment(app, { post, by: me }) : undefined;
  const say = async (author_key: string) => {
    const row = { post_id: post.id, parent_id: parent?.id ?? null, author_key, content: 'Ci sono', created_at: app.services.now() };
    return (await app.db.insertInto('comments').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const first = [await say('a'.repeat(22)), await say('b'.repeat(22))] as const;
  const takeBack = () => app.db.deleteFrom('comments').where('id', '=', first[1]).execute();
  return { told: { kind, postId: post.id, commentId: parent?.id }, first, takeBack };
}

test.each(['comment', 'reply', 'likes'] as const)(
  'news of kind %s that is delivered after later news, by another process or the same, is counted, and one push is sent',
  async (kind) => {
    for (const same of [false, true]) {
      pushed.mockClear();
      const me = await makeStudent(app);
      const { told, first, takeBack } = await make(kind, me);
      const later = another();
      const earlier = same ? later : another();
      later.notify({ accountId: me.accountId }, { ...told, first: first[1] });
      if (!same) await later.run();
      earlier.notify({ accountId: me.accountId }, { ...told, first: first[0] });
      await earlier.run();
      await Promise.all([later.stop(), earlier.stop()]);
      expect(await noticesOf(me)).toMatchObject([{ kind, count: 2, read: false }]);
      expect(pushed.mock.calls).toEqual([[me.accountId]]);
      await takeBack();
      expect(await noticesOf(me)).toMatchObject([{ kind, count: 1, read: false }]);
    }
  },
);

test('news that is delivered twice, or that a notice covers already, adds no row', async () => {
  const me = await makeStudent(app);
  const { told, first } = await make('comment', me);
  const rows = async () => (await app.db.selectFrom('notices').select('place').execute()).length;
  const before = await rows();
  const office = another();
  for (const number of [...first, ...first]) {
    office.notify({ accountId: me.accountId }, { ...told, first: number });
    await office.run();
  }
  expect(await rows()).toBe(before + 1);
  await office.stop();
});

test('news that a text is hidden adds no row if it is delivered after the news that it is shown again', async () => {
  const me = await makeStudent(app);
  const { id: postId } = await makePost(app, { by: me });
  const [slow, fast] = [another(), another()];
  const tell = (office: NoticeOffice, event: 'hidden' | 'shown') => {
    office.notify({ accountId: me.accountId }, { kind: 'moderation', event, postId });
    app.advance(1000);
  };
  tell(slow, 'hidden');
  tell(fast, 'shown');
  await fast.run();
  await slow.run();
  await Promise.all([slow.stop(), fast.stop()]);
  expect(await noticesOf(me)).toMatchObject([{ kind: 'moderation', event: 'shown' }]);
});

test('news that an experience is hidden stays beside the news that another of the same author is shown again', async () => {
  const me = await makeStudent(app);
  const office = another();
  for (const event of ['hidden', 'shown'] as const) {
    office.notify({ accountId: me.accountId }, { kind: 'moderation', event });
    app.advance(1000);
  }
  await office.run();
  await office.stop();
  expect((await noticesOf(me)).map(({ event }) => event).toSorted()).toEqual(['hidden', 'shown']);
});
