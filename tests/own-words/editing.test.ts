import { describe, expect, test } from 'vitest';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { call, TEST_SECRET, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const MINUTE = 60_000;
const ATTACK = 'Sei uno stronzo, fai schifo a tutti.';

const app = useTestApp();

const KINDS = {
  post: {
    path: '/posts',
    table: 'posts' as const,
    gone: 'post_not_found',
    make: (by: TestStudent) => makePost(app, { by }),
    async read({ id }: { id: number }, by: TestStudent): Promise<Post | Comment> {
      return (await call<Post>(app, 'GET', `/posts/${id}`, { as: by.token })).body;
    },
  },
  comment: {
    path: '/comments',
    table: 'comments' as const,
    gone: 'comment_not_found',
    make: (by: TestStudent) => makeComment(app, { by }),
    async read({ id }: { id: number }, by: TestStudent): Promise<Post | Comment> {
      const own = (await call<(Comment & { postId: number })[]>(app, 'GET', '/account/comments', { as: by.token })).body;
      const { postId } = own.find((comment) => comment.id === id)!;
      const thread = await call<Comment[]>(app, 'GET', `/posts/${postId}/comments`, { as: by.token });
      return thread.body.find((comment) => comment.id === id)!;
    },
  },
};

describe.each(Object.entries(KINDS))('a %s', (_, { path, table, gone, make, read }) => {
  const edit = (id: number, content: string, by: TestStudent) =>
    call<Post & { reason: string }>(app, 'PATCH', `${path}/${id}`, { as: by.token, body: { content } });

  test('can be edited by its author, and shows when', async () => {
    const by = await makeStudent(app);
    const before = await make(by);
    expect(before.editedAt).toBeNull();
    const { status, body } = await edit(before.id, '  Con una parola di meno.  ', by);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: before.id, content: 'Con una parola di meno.', createdAt: before.createdAt, mine: true });
    expect(Date.parse(body.editedAt!)).toBeGreaterThanOrEqual(Date.parse(before.createdAt));
    expect(await read(before, by)).toEqual(body);
  });

  test('can be edited for 15 minutes, and not after', async () => {
    const by = await makeStudent(app);
    const late = await make(by);
    app.advance(15 * MINUTE - 5000);
    expect((await edit(late.id, 'Ancora in tempo.', by)).status).toBe(200);
    app.advance(5001);
    expect(await edit(late.id, 'Troppo tardi.', by)).toMatchObject({ status: 409, body: { reason: 'too_late' } });
    // An identical text is not an edit.
    expect((await edit(late.id, 'Ancora in tempo.', by)).status).toBe(200);
    expect((await read(late, by)).content).toBe('Ancora in tempo.');
  });

  test('is not marked as edited when the text stays the same', async () => {
    const by = await makeStudent(app);
    const before = await make(by);
    expect((await edit(before.id, before.content, by)).body.editedAt).toBeNull();
    const first = await edit(before.id, 'Un’altra cosa.', by);
    app.advance(MINUTE);
    expect((await edit(before.id, 'Un’altra cosa.', by)).body.editedAt).toBe(first.body.editedAt);
  });

  test('is not overwritten by somebody who has read it before its latest edit, and says so', async () => {
    const by = await makeStudent(app);
    const before = await make(by);
    const editIf = (content: string, ifEditedAt: string | null) =>
      call<Post & { reason: string }>(app, 'PATCH', `${path}/${before.id}`, { as: by.token, body: { content, ifEditedAt } });
    const first = await editIf('Con un nome di meno.', null);
    expect(first.status).toBe(200);
    expect(await editIf('Con il nome di prima.', null)).toMatchObject({ status: 409, body: { reason: 'edited_meanwhile' } });
    expect((await read(before, by)).content).toBe('Con un nome di meno.');
    app.advance(MINUTE);
    const second = await editIf('Con il nome di prima.', first.body.editedAt);
    expect(second).toMatchObject({ status: 200, body: { content: 'Con il nome di prima.' } });
    expect(await editIf('Una terza cosa.', first.body.editedAt)).toMatchObject({ status: 409, body: { reason: 'edited_meanwhile' } });
    expect((await edit(before.id, 'Una terza cosa.', by)).status).toBe(200);
  });

  test('rejects an edit that attacks people, and accepts one that expresses distress', async () => {
    const by = await makeStudent(app);
    const before = await make(by);
    expect(await edit(before.id, ATTACK, by)).toMatchObject({ status: 403, body: { reason: 'content_blocked' } });
    expect(await read(before, by)).toMatchObject({ content: before.content, editedAt: null });
    expect((await edit(before.id, 'Non ce la faccio più, vorrei sparire.', by)).status).toBe(200);
  });

  test('cannot be edited by others, which is checked before anything else', async () => {
    const by = await makeStudent(app);
    const thing = await make(by);
    app.advance(16 * MINUTE);
    expect(await edit(thing.id, ATTACK, await makeStudent(app))).toMatchObject({ status: 403, body: { reason: 'forbidden' } });
  });

  test('returns 404 after its deletion', async () => {
    const by = await makeStudent(app);
    const thing = await make(by);
    await call(app, 'DELETE', `${path}/${thing.id}`, { as: by.token });
    expect(await edit(thing.id, 'Dove sei?', by)).toMatchObject({ status: 404, body: { reason: gone } });
  });

  test('cannot be edited after moderators have removed it', async () => {
    const by = await makeStudent(app);
    const thing = await make(by);
    await app.db.updateTable(table).set({ withheld: 'removed' }).where('id', '=', thing.id).execute();
    expect(await edit(thing.id, 'Non ho mai detto altro', by)).toMatchObject({ status: 404, body: { reason: gone } });
    const row = await app.db.selectFrom(table).select('content').where('id', '=', thing.id).executeTakeFirstOrThrow();
    expect(row.content).toBe(thing.content);
  });

  test.each(['', '   ', 'a'.repeat(5001), null])('rejects %j as its new text', async (content) => {
    const by = await makeStudent(app);
    const thing = await make(by);
    expect((await edit(thing.id, content as string, by)).status).toBe(400);
  });
});

test('an edited post is found by its new words and not by the old ones', async () => {
  const by = await makeStudent(app);
  const post = await makePost(app, { by, content: 'Ho perso la zirconia in aula', university: 'Politecnico di Torino' });
  await call(app, 'PATCH', `/posts/${post.id}`, { as: by.token, body: { content: 'Ho perso il quarzite in aula' } });
  const found = async (q: string) =>
    (await call<Post[]>(app, 'GET', `/posts?q=${encodeURIComponent(q)}`, { as: by.token })).body.map(({ id }) => id);
  expect(await found('zirconia')).toEqual([]);
  expect(await found('quarzite')).toEqual([post.id]);
  expect(await found('politecnico di torino')).toEqual([post.id]);
});

test('the newest page shows an edited text at once', async () => {
  const by = await makeStudent(app);
  const post = await makePost(app, { by });
  const newest = async () => (await call<Post[]>(app, 'GET', '/posts?limit=1')).body[0]!;
  expect((await newest()).id).toBe(post.id);
  await call(app, 'PATCH', `/posts/${post.id}`, { as: by.token, body: { content: 'Parole nuove.' } });
  expect((await newest()).content).toBe('Parole nuove.');
});

describe('with limits on', () => {
  const limited = useTestApp({ limits: createLimits({ secretKey: TEST_SECRET, valkey: undefined, now: () => new Date() }) });
  const TEXT = 'Domani ho l’orale di diritto privato e non riesco a dormire, il programma è infinito e io sono a metà.';

  test('correcting a text repeatedly does not count as repetition', async () => {
    const by = await makeStudent(limited);
    const post = await makePost(limited, { by, content: TEXT });
    for (const end of ['.', '!', '...', ' :(', ', aiuto', '?!']) {
      const { status } = await call(limited, 'PATCH', `/posts/${post.id}`, { as: by.token, body: { content: TEXT + end } });
      expect(status).toBe(200);
    }
  });

  test('replacing several posts with the same text counts as repetition', async () => {
    const by = await makeStudent(limited);
    const other = [
      'Il bar della facoltà ha finito i cornetti alle otto del mattino.',
      'Qualcuno ha gli orari della biblioteca per sabato prossimo?',
    ];
    const posts = [await makePost(limited, { by, content: other[0]! }), await makePost(limited, { by, content: other[1]! })];
    await makePost(limited, { by, content: TEXT });
    const statuses = [];
    for (const { id } of posts)
      statuses.push((await call(limited, 'PATCH', `/posts/${id}`, { as: by.token, body: { content: TEXT } })).status);
    expect(statuses).toEqual([200, 429]);
  });
});
