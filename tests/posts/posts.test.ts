import { describe, expect, test } from 'vitest';
import { attackIn } from '../../src/moderation/attack.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, createTestApp, useTestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';

const app = useTestApp();
const HOUR = 60 * 60 * 1000;

test('a post is published with its fields but no author, and appears in the feed', async () => {
  const student = await makeStudent(app);
  const body = {
    type: 'advice',
    title: ' Relatore ',
    content: '  Il relatore non risponde da tre settimane. \n\nChe faccio?  ',
    university: 'Università di Pisa',
    faculty: 'Lettere',
    studyYear: '3° anno triennale',
    course: 'Lettere moderne',
    academicTopic: 'Tesi',
  };
  const { status, body: post } = await call<Post>(app, 'POST', '/posts', { as: student.token, body });
  expect(status).toBe(200);
  expect(post).toEqual({
    ...body,
    title: 'Relatore',
    content: 'Il relatore non risponde da tre settimane. \n\nChe faccio?',
    id: expect.any(Number),
    likes: 0,
    commentsCount: 0,
    commentCount: 0,
    createdAt: expect.stringMatching(/Z$/),
    editedAt: null,
    liked: false,
    mine: true,
  });
  const feed = await call<Post[]>(app, 'GET', '/posts?limit=20&offset=0', { as: student.token });
  expect(feed.body.find(({ id }) => id === post.id)).toEqual(post);
  const others = await call<Post[]>(app, 'GET', '/posts');
  expect(others.body.find(({ id }) => id === post.id)).toEqual({ ...post, mine: false });
});

test('a talk post has an open chat until its lifetime ends; other posts have no chatActive', async () => {
  const own = await createTestApp();
  const student = await makeStudent(own);
  const talk = await makePost(own, { type: 'talk', by: student });
  expect(talk.chatActive).toBe(1);
  expect(await makePost(own, { type: 'vent' })).not.toHaveProperty('chatActive');
  own.advance(24 * HOUR + 1000);
  const feed = await call<Post[]>(own, 'GET', '/posts');
  expect(feed.body.find(({ id }) => id === talk.id)?.chatActive).toBe(0);
  await own.close();
});

describe('publishing rejects', () => {
  test.each([
    ['blank', { content: ' \n\t ' }],
    ['only zero-width characters', { content: '\u200b\u200d\ufeff' }],
    ['too long', { content: 'a'.repeat(5001) }],
    ['NUL', { content: 'ciao\0' }],
    ['no content', { content: undefined }],
    ['a number', { content: 42 }],
    ['an unknown type', { type: 'rant' }],
    ['no type', { type: undefined }],
    ['a long title', { title: 'a'.repeat(121) }],
    ['a long university', { university: 'a'.repeat(121) }],
    ['a list for a text', { faculty: ['Lettere'] }],
  ])('%s with 400, and stores nothing', async (_, fields) => {
    const { token } = await makeStudent(app);
    const before = await countPosts();
    const { status, body } = await call(app, 'POST', '/posts', { as: token, body: { type: 'vent', content: 'Ciao', ...fields } });
    expect(status).toBe(400);
    expect(body['code']).toBe('BAD_REQUEST');
    expect(body['issues']).toMatchObject([{ path: [Object.keys(fields)[0]], message: expect.any(String) }]);
    expect(await countPosts()).toBe(before);
  });

  test('a guest with 401', async () => {
    expect((await call(app, 'POST', '/posts', { body: { type: 'vent', content: 'Ciao' } })).status).toBe(401);
  });

  test('language that attacks people with 403 and a message starting with “Content blocked”', async () => {
    const { token } = await makeStudent(app);
    const before = await countPosts();
    const { status, body } = await call(app, 'POST', '/posts', { as: token, body: { type: 'vent', content: 'sei uno str0nzo' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: expect.stringMatching(/^Content blocked/), code: 'FORBIDDEN', reason: 'content_blocked' });
    expect(await countPosts()).toBe(before);
  });
});

test('a post that only quotes an attack is not blocked', async () => {
  const content = '«sei una troia», pure oggi';
  expect(attackIn(content).refusal).toBe('attack');
  expect((await makePost(app, { content })).content).toBe(content);
});

test('a post that expresses distress is not blocked, and empty optional fields become null', async () => {
  const post = await makePost(app, { content: 'Stanotte penso al suicidio e ho paura.', university: ' ', faculty: '', course: undefined });
  expect(post).toMatchObject({ university: null, faculty: null, course: null });
});

test('5,000 characters are accepted, and unknown fields are ignored', async () => {
  const post = await makePost(app, { content: 'à'.repeat(5000), ...({ likes: 99, id: 1, authorId: 'x', createdAt: 'never' } as object) });
  expect(post.likes).toBe(0);
  expect(post.content).toHaveLength(5000);
});

test('an emoji counts as one character, for the schema and the database', async () => {
  const content = '😀 '.repeat(2499) + '😀😀';
  expect((await makePost(app, { content })).content).toBe(content);
  const { token } = await makeStudent(app);
  expect((await call(app, 'POST', '/posts', { as: token, body: { type: 'vent', content: `${content}😀` } })).status).toBe(400);
});

test('a like counts once per account, can be removed once, and is marked for the caller only', async () => {
  const post = await makePost(app);
  const [a, b] = [await makeStudent(app), await makeStudent(app)];
  const like = (token: string, method: 'POST' | 'DELETE' = 'POST') => call(app, method, `/posts/${post.id}/like`, { as: token });
  expect((await like(a.token)).body).toEqual({ likes: 1, liked: true });
  expect((await like(a.token)).body).toEqual({ likes: 1, liked: true });
  expect((await like(b.token)).body).toEqual({ likes: 2, liked: true });
  const seenBy = async (as?: string) => (await call<Post[]>(app, 'GET', '/posts?limit=50', { as })).body.find(({ id }) => id === post.id);
  expect(await seenBy(a.token)).toMatchObject({ likes: 2, liked: true });
  expect(await seenBy()).toMatchObject({ likes: 2, liked: false });
  expect((await like(a.token, 'DELETE')).body).toEqual({ likes: 1, liked: false });
  expect((await like(a.token, 'DELETE')).body).toEqual({ likes: 1, liked: false });
});

test('100 parallel likes by one account count once, and with parallel unlikes the count equals the rows', async () => {
  const post = await makePost(app);
  const { token } = await makeStudent(app);
  const many = await Promise.all(Array.from({ length: 100 }, () => call(app, 'POST', `/posts/${post.id}/like`, { as: token })));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await likesOf(post.id)).toEqual({ likes: 1, rows: 1 });
  const students = await Promise.all(Array.from({ length: 10 }, () => makeStudent(app)));
  const mixed = await Promise.all(
    Array.from({ length: 250 }, (_, n) =>
      call(app, n % 3 === 0 ? 'DELETE' : 'POST', `/posts/${post.id}/like`, { as: students[n % 10]!.token }),
    ),
  );
  expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200]));
  const { likes, rows } = await likesOf(post.id);
  expect(likes).toBe(rows);
});

test('liking a missing post returns 404; malformed ids return 400 or 404', async () => {
  const { token } = await makeStudent(app);
  for (const id of ['999999999', '2147483647']) expect((await call(app, 'POST', `/posts/${id}/like`, { as: token })).status).toBe(404);
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(100), '1e3', '%00', "1'--", '%F0%9F%92%A9', '1%2F2']) {
    const { status } = await call(app, 'POST', `/posts/${id}/like`, { as: token });
    expect([400, 404], id).toContain(status);
  }
});

describe('the feed', () => {
  test('pages are newest first, ties by id, without gaps or duplicates', async () => {
    const own = await createTestApp({ services: { now: () => new Date('2026-11-21T10:00:00Z') } });
    const student = await makeStudent(own);
    for (let n = 0; n < 45; n += 1) await makePost(own, { by: student, content: `Pensiero ${n}` });
    const pages = await Promise.all(
      [0, 20, 40, 60].map((offset) => call<Post[]>(own, 'GET', `/posts?limit=20&offset=${offset}`, { as: student.token })),
    );
    const ids = pages.flatMap(({ body }) => body.map(({ id }) => id));
    expect(pages.map(({ body }) => body.length)).toEqual([20, 20, 5, 0]);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(45);
    await own.close();
  });

  test('a guest sees only the 12 newest posts, whatever the parameters', async () => {
    const own = await createTestApp();
    const student = await makeStudent(own);
    for (let n = 0; n < 20; n += 1) await makePost(own, { by: student, content: `Numero ${n}`, type: n % 2 ? 'vent' : 'advice' });
    const numbers = async (query: string) =>
      (await call<Post[]>(own, 'GET', `/posts${query}`)).body.map(({ content }) => Number(content.slice(7)));
    const newest = [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8];
    expect(await numbers('?limit=50')).toEqual(newest);
    expect(await numbers('?limit=5&offset=10')).toEqual([9, 8]);
    expect(await numbers('?offset=12')).toEqual([]);
    expect(await numbers('?type=vent&limit=50')).toEqual(newest.filter((n) => n % 2));
    expect(await numbers('?q=numero%203')).toEqual([]);
    expect((await numbers('?sortBy=popular&limit=50')).sort((a, b) => b - a)).toEqual(newest);
    await own.close();
  });

  test.each([
    'limit=0',
    'limit=51',
    'limit=abc',
    'limit=',
    'offset=-1',
    'offset=1.5',
    'sortBy=worst',
    'type=x',
    'period=year',
    `q=${'a'.repeat(201)}`,
    'limit=1&limit=2',
    'limit[]=1',
  ])('rejects ?%s with 400, or ignores it if the parameter is unknown', async (query) => {
    const { status } = await call(app, 'GET', `/posts?${query}`);
    expect(status).toBe(query.startsWith('limit[]') ? 200 : 400);
  });

  test('sortBy=popular lists the most liked posts first', async () => {
    const own = await createTestApp();
    const [first, second] = [await makePost(own), await makePost(own)];
    await call(own, 'POST', `/posts/${first.id}/like`, { as: (await makeStudent(own)).token });
    const { body } = await call<Post[]>(own, 'GET', '/posts?sortBy=popular');
    expect(body.map(({ id }) => id)).toEqual([first.id, second.id]);
    await own.close();
  });

  test('q ignores accents, case and apostrophes, and takes % and _ literally; university filters too', async () => {
    const own = await createTestApp();
    const student = await makeStudent(own);
    const texts = ['Perché l’ESAME è così?', 'Sono al 100% sicura', 'nome_file', 'Niente', 'dell\u2019appello'];
    for (const content of texts) await makePost(own, { by: student, content });
    await makePost(own, {
      by: student,
      content: 'Altrove',
      university: 'Università di Pisa',
      faculty: "Scienze dell'Educazione",
      academicTopic: 'Erasmus',
    });
    const found = async (query: string) =>
      (await call<Post[]>(own, 'GET', `/posts?${query}`, { as: student.token })).body.map(({ content }) => content);
    expect(await found('q=perche')).toEqual([texts[0]]);
    expect(await found(`q=${encodeURIComponent("L'esame")}`)).toEqual([texts[0]]);
    expect(await found('q=%25')).toEqual([texts[1]]);
    expect(await found('q=_')).toEqual([texts[2]]);
    expect(await found('q=%5C')).toEqual([]);
    expect(await found('q=dell%27appello')).toEqual([texts[4]]);
    expect(await found('q=erasmus')).toEqual(['Altrove']);
    expect(await found('q=pisa%20erasmus')).toEqual([]);
    expect(await found(`university=${encodeURIComponent('Università di Pisa')}`)).toEqual(['Altrove']);
    expect(await found('university=universita%20di%20PISA')).toEqual(['Altrove']);
    expect(await found('university=pisa')).toEqual([]);
    expect(await found('faculty=scienze%20dell%E2%80%99educazione')).toEqual(['Altrove']);
    expect(await found('q=altrvoe&similar=true&university=universita%20di%20pisa')).toEqual(['Altrove']);
    expect(await found('q=')).toHaveLength(6);
    await own.close();
  });

  test('period limits the feed to today, the last week or the last month', async () => {
    const own = await createTestApp();
    const student = await makeStudent(own);
    await makePost(own, { by: student, content: 'vecchio' });
    own.advance(8 * 24 * HOUR);
    await makePost(own, { by: student, content: 'nuovo' });
    const found = async (period: string) =>
      (await call<Post[]>(own, 'GET', `/posts?period=${period}`, { as: student.token })).body.map(({ content }) => content);
    expect(await found('today')).toEqual(['nuovo']);
    expect(await found('week')).toEqual(['nuovo']);
    expect(await found('month')).toEqual(['nuovo', 'vecchio']);
    await own.close();
  });
});

test('rows carry keyed pseudonyms that differ per post, and no account id', async () => {
  const student = await makeStudent(app);
  const posts = [await makePost(app, { by: student }), await makePost(app, { by: student })];
  const liked = await makePost(app);
  await call(app, 'POST', `/posts/${liked.id}/like`, { as: student.token });
  const rows = await app.db
    .selectFrom('posts')
    .selectAll()
    .where(
      'id',
      'in',
      posts.map(({ id }) => id),
    )
    .execute();
  const likes = await app.db.selectFrom('post_likes').selectAll().where('post_id', '=', liked.id).execute();
  expect(rows[0]!.author_key).not.toBe(rows[1]!.author_key);
  expect(JSON.stringify([rows, likes])).not.toContain(student.accountId);
});

async function countPosts(): Promise<string> {
  return (
    await app.db
      .selectFrom('posts')
      .select((select) => select.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
}

async function likesOf(id: number): Promise<{ likes: number; rows: number }> {
  const { likes } = await app.db.selectFrom('posts').select('likes').where('id', '=', id).executeTakeFirstOrThrow();
  const rows = await app.db.selectFrom('post_likes').selectAll().where('post_id', '=', id).execute();
  return { likes, rows: rows.length };
}
