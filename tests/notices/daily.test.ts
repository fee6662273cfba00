import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNoticePlaces } from '../../src/routers/notice-log/queries.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { Answers, Post } from '../../src/routers/posts/schema.ts';
import { setWithheld } from '../../src/routers/things/queries.ts';
import { unsubscribeToken } from '../../src/server/mail/unsubscribe.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let mails: MailServer;
let app: TestApp;
let time = Date.parse('2026-11-02T09:00:00Z');
beforeAll(async () => {
  mails = await startMailServer();
  app = await createTestApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: 'http://localhost:5000' }, services: { now: () => new Date(time) } });
});
afterAll(async () => {
  await app?.close();
  await mails?.stop();
});

const choose = ({ token }: TestStudent, body: object) => call(app, 'PATCH', '/notices/settings', { as: token, body });
const noticesOf = async ({ token }: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body;
/** Sets the clock to half past five in Italy this many days later, and runs the daily tasks. */
async function evening(days: number): Promise<void> {
  time = Date.parse('2026-11-02T16:30:00Z') + days * DAY;
  // Twice, as in two processes, which together must do it only once.
  await Promise.all([app.app.daily(), app.app.daily()]);
  await app.app.postOffice.run();
}

test('unanswered posts are listed oldest first and counted; a daily notice tells how many are by others', async () => {
  const [asker, other] = [await makeStudent(app), await makeStudent(app)];
  const old = await makePost(app, { by: other });
  time += 15 * DAY;
  const [first, second, own] = [await makePost(app, { by: other }), await makePost(app, { by: other }), await makePost(app, { by: asker })];
  const answered = await makePost(app);
  await makeComment(app, { post: answered });
  const { body } = await call<Post[]>(app, 'GET', '/posts?unanswered=true&sortBy=popular', { as: asker.token });
  expect(body.map(({ id }) => id)).toEqual([first.id, second.id, own.id]);
  expect(body.map(({ id }) => id)).not.toContain(old.id);
  expect((await call<Answers>(app, 'GET', '/answers', { as: asker.token })).body).toEqual({ waiting: 3, answeredWithinDay: null });

  await evening(15);
  expect(await noticesOf(asker)).toEqual([]);
  await choose(asker, { unanswered: true });
  await evening(16);
  expect(await noticesOf(asker)).toMatchObject([{ kind: 'unanswered', count: 2 }]);
  expect(await noticesOf(other)).toEqual([]);
  await call(app, 'POST', '/notices/read', { as: asker.token, body: { all: true } });
  await evening(16);
  expect((await noticesOf(asker)).map(({ read }) => read)).toEqual([true]);
  await evening(17);
  expect((await noticesOf(asker)).map(({ read }) => read)).toEqual([false]);
});

test('one mail a day announces new notices without their content, and one click unsubscribes', async () => {
  const me = await makeStudent(app);
  const post = await makePost(app, { by: me, content: 'Una cosa mia' });
  await makeComment(app, { post });
  await app.app.notices.run();
  await evening(20);
  expect(mails.cameTo(me.email)).toEqual([]);
  await choose(me, { mail: true });
  await evening(21);
  await evening(21);
  const sent = mails.cameTo(me.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(sent[0]!.raw).not.toMatch(/Una cosa mia|comment/i);
  const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(sent[0]!.raw.replaceAll(/\r?\n[ \t]/g, ''))![1]!;
  const press = (token: string) =>
    app.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const token = new URL(link).searchParams.get('token')!;
  const mine = await press(token);
  expect([mine.statusCode, mine.body]).toEqual([200, 'Non riceverai più queste email.\n']);
  await makeComment(app, { post });
  await app.app.notices.run();
  await evening(22);
  expect(mails.cameTo(me.email)).toHaveLength(1);
  expect((await app.app.inject({ url: `/unsubscribe?token=${token}` })).headers['location']).toBe('/settings#avvisi');
  const gone = await press(unsubscribeToken(app.services.vault, randomUUID()));
  expect([gone.statusCode, gone.body], 'nobody learns who is gone').toEqual([mine.statusCode, mine.body]);
  for (const odd of ['', 'x'.repeat(43), `${token.slice(0, -4)}AAAA`, token.slice(0, 20)])
    expect((await press(odd)).statusCode, 'what is not ours is said to be so').toBe(400);
});

test('a mail is about notices that no earlier mail was about, however long these stay unread', async () => {
  const me = await makeStudent(app);
  await choose(me, { mail: true, unanswered: true });
  const mailsAfter = async (days: number) => {
    await evening(days);
    return mails.cameTo(me.email).length;
  };
  await makeComment(app, { post: await makePost(app, { by: me }) });
  await app.app.notices.run();
  expect([await mailsAfter(24), await mailsAfter(25), await mailsAfter(26)]).toEqual([1, 1, 1]);
  await call(app, 'POST', '/notices/read', { as: me.token, body: { all: true } });
  await makePost(app);
  expect([await mailsAfter(27), await mailsAfter(28)], 'posts without an answer').toEqual([2, 2]);
  await makeComment(app, { post: await makePost(app, { by: me }) });
  await app.app.notices.run();
  expect([await mailsAfter(29), await mailsAfter(30)], 'news about something else').toEqual([3, 3]);
});

test('after an outage of the mail server one mail is sent, and none about notices already read', async () => {
  const [me, other] = [await makeStudent(app), await makeStudent(app)];
  for (const { token } of [me, other]) await call(app, 'PATCH', '/notices/settings', { as: token, body: { mail: true } });
  for (const by of [me, other]) await makeComment(app, { post: await makePost(app, { by }) });
  await app.app.notices.run();
  const { port } = new URL(mails.url);
  await mails.stop();
  await evening(30);
  // The mails of that day are tried again until midnight.
  time += 8 * HOUR;
  await app.app.postOffice.run();
  await evening(31);
  await call(app, 'POST', '/notices/read', { as: other.token, body: { all: true } });
  mails = await startMailServer({ port: Number(port) });
  time += HOUR;
  await app.app.postOffice.run();
  expect([mails.cameTo(me.email).length, mails.cameTo(other.email).length]).toEqual([1, 0]);
});

test('news whose mail was lost are in the mail of the next day, and in none after it', async () => {
  const me = await makeStudent(app);
  await choose(me, { mail: true });
  await makeComment(app, { post: await makePost(app, { by: me }) });
  await app.app.notices.run();
  await sql`alter table outbox rename to set_aside`.execute(app.db);
  await evening(32).catch(() => {});
  await sql`alter table set_aside rename to outbox`.execute(app.db);
  for (const days of [33, 34]) await evening(days);
  expect(mails.cameTo(me.email)).toHaveLength(1);
});

test('a mail that is sent late is about notices from before its hour; later ones wait for the next day', async () => {
  const me = await makeStudent(app);
  await choose(me, { mail: true });
  const commentOn = async (post: Post) => {
    await makeComment(app, { post });
    await app.app.notices.run();
  };
  await commentOn(await makePost(app, { by: me }));
  const { port } = new URL(mails.url);
  await mails.stop();
  await evening(35);
  await call(app, 'POST', '/notices/read', { as: me.token, body: { all: true } });
  time += HOUR / 6;
  await commentOn(await makePost(app, { by: me }));
  mails = await startMailServer({ port: Number(port) });
  time += HOUR;
  await app.app.postOffice.run();
  expect(mails.cameTo(me.email)).toHaveLength(0);
  await evening(36);
  expect(mails.cameTo(me.email)).toHaveLength(1);
});

test('an unreadable log does not keep others from being notified and mailed, and a second run mails nobody again', async () => {
  const people = (await Promise.all(Array.from({ length: 3 }, () => makeStudent(app)))).sort((a, b) =>
    a.accountId < b.accountId ? -1 : 1,
  );
  for (const by of people) {
    await choose(by, { mail: true, unanswered: true });
    await makeComment(app, { post: await makePost(app, { by }) });
  }
  await app.app.notices.run();
  const [unread, ...others] = people;
  const [place] = await listNoticePlaces(app.db, app.services.vault, unread!.accountId, new Date(time));
  await app.db
    .updateTable('notices')
    .set({ details: Buffer.alloc(200) })
    .where('place', '=', place!)
    .execute();
  await makePost(app);
  time = Date.parse('2026-12-12T16:30:00Z');
  await expect(app.app.daily()).rejects.toThrow();
  await app.app.postOffice.run();
  for (const other of others) {
    // A background task may be sending it at this moment.
    await expect.poll(() => mails.cameTo(other.email)).toHaveLength(1);
    expect((await noticesOf(other)).map(({ kind }) => kind)).toContain('unanswered');
  }
  await app.db.deleteFrom('notices').where('place', '=', place!).execute();
  await app.app.daily();
  await app.app.postOffice.run();
  expect(people.map(({ email }) => mails.cameTo(email).length)).toEqual([0, 1, 1]);
});

test('neither news of the same hour nor a process that starts later causes a mail at a telling time', async () => {
  const me = await makeStudent(app);
  await choose(me, { mail: true });
  const post = await makePost(app, { by: me });
  const commentAt = async (at: string) => {
    time = Date.parse(at);
    await makeComment(app, { post });
    await app.app.notices.run();
  };
  const mailsAfter = async (at: string) => {
    time = Date.parse(at);
    await app.app.daily();
    await app.app.postOffice.run();
    return mails.cameTo(me.email).length;
  };
  await commentAt('2026-12-21T16:10:00Z');
  expect(await mailsAfter('2026-12-21T16:15:00Z'), 'another steward has mailed at five past').toBe(0);
  expect(await mailsAfter('2026-12-22T18:30:00Z'), 'the first turn of the day comes too late').toBe(0);
  await commentAt('2026-12-23T15:59:00Z');
  await commentAt('2026-12-23T16:10:00Z');
  expect(await mailsAfter('2026-12-23T16:15:00Z')).toBe(1);
});

test('news that joins an unread notice days later causes no second mail, but a second warning that a group is about to end does', async () => {
  const me = await makeStudent(app);
  await choose(me, { mail: true });
  const post = await makePost(app, { by: me });
  const { id: groupId } = await makeStudyGroup(app, { by: me });
  const now = new Date(time);
  await app.db.updateTable('study_groups').set({ ending_told_at: now }).where('id', '=', groupId).execute();
  const mailsAfter = async (days: number) => {
    await app.app.notices.run();
    await evening(days);
    return mails.cameTo(me.email).length;
  };
  const warn = () => app.app.notices.notify({ accountId: me.accountId }, { kind: 'group', event: 'ending', groupId });
  await makeComment(app, { post });
  warn();
  expect(await mailsAfter(53)).toBe(1);
  time += 20 * HOUR;
  await makeComment(app, { post });
  expect(await mailsAfter(55)).toBe(1);
  time += 20 * HOUR;
  warn();
  expect(await mailsAfter(57)).toBe(2);
});

test('the share answered within a day counts posts older than a day and comments by others', async () => {
  time = Date.parse('2027-01-10T09:00:00Z');
  const authors = [await makeStudent(app), await makeStudent(app)];
  const posts = [];
  for (let count = 0; count < 20; count += 1) posts.push(await makePost(app, { by: authors[count % 2]! }));
  await makeComment(app, { post: posts[0]!, by: authors[0]! });
  for (const post of posts.slice(1, 6)) await makeComment(app, { post });
  time += 25 * HOUR;
  await makeComment(app, { post: posts[7]! });
  app.services.pages.forget('answers');
  expect((await call<Answers>(app, 'GET', '/answers', { as: (await makeStudent(app)).token })).body).toEqual({
    waiting: 13,
    answeredWithinDay: 25,
  });
});

test('the share answered within a day leaves removed posts out', async () => {
  time = Date.parse('2027-03-10T09:00:00Z');
  const by = await makeStudent(app);
  const posts = [];
  for (let count = 0; count < 24; count += 1) {
    posts.push(await makePost(app, { by }));
    time += HOUR;
  }
  for (const post of posts.slice(0, 10)) await makeComment(app, { post });
  for (const { id } of posts.slice(20)) await setWithheld(app.db, 'post', id, 'removed');
  time += 25 * HOUR;
  app.services.pages.forget('answers');
  const { body } = await call<Answers>(app, 'GET', '/answers', { as: (await makeStudent(app)).token });
  expect(body.answeredWithinDay).toBe(50);
});
