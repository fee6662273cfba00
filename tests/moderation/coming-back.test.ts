import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LEFT_DAYS } from '../../src/routers/mailboxes/limits.ts';
import { rememberLeft, shuffleMailboxes } from '../../src/routers/mailboxes/queries.ts';
import { forgetExpired } from '../../src/server/upkeep/expired.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { makeOldStudents, report } from '../support/moderation.ts';

const app = useTestApp();
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const leave = async ({ token }: TestStudent, texts: 'detach' | 'erase' = 'detach') => {
  const body = { password: STUDENT_PASSWORD, texts };
  expect((await call(app, 'POST', '/account/delete', { as: token, body })).status).toBe(200);
};
const move = async (student: TestStudent, email: string) => {
  const body = { email, currentPassword: STUDENT_PASSWORD };
  expect((await call(app, 'POST', '/account/email', { as: student.token, body })).status).toBe(200);
  return { ...student, email };
};
const fresh = () => `nuova.${crypto.randomUUID()}@edu.unito.it`;
/** Advances the clock and runs the periodic clean-up. */
async function later(milliseconds: number): Promise<void> {
  app.advance(milliseconds);
  await app.erasures.run();
  await forgetExpired(app.db, app.services.now());
}
const isHidden = async (id: number) => {
  const reader = await makeStudent(app);
  const { body } = await call<{ content: string; underReview?: true }>(app, 'GET', `/posts/${id}`, { as: reader.token });
  expect(body.content === '').toBe(body.underReview === true);
  return body.underReview === true;
};
const marks = () => app.db.selectFrom('left_mailboxes').selectAll().execute();

describe('one person cannot hide a text by registering again and again', () => {
  test.each([
    ['deletes their account', (author: TestStudent) => leave(author).then(() => author.email)],
    ['deletes it with all that they wrote', (author: TestStudent) => leave(author, 'erase').then(() => author.email)],
    [
      'deletes it, and writes the same mailbox in another way',
      (author: TestStudent) => leave(author).then(() => author.email.replace(/(\+.*)?@/, `+${crypto.randomUUID()}@`)),
    ],
    ['changes its address', (author: TestStudent) => move(author, fresh()).then(() => author.email)],
    [
      'changes its address and deletes it',
      (author: TestStudent) =>
        move(author, fresh())
          .then(leave)
          .then(() => author.email),
    ],
  ])('a person who %s', async (_, away) => {
    const { id } = await makePost(app, { content: 'Chi ha gli appunti di statistica?' });
    let [person] = await makeOldStudents(app, 1);
    for (let times = 0; times < 4; times += 1) {
      await later(30 * HOUR);
      expect((await report(app, person!, { kind: 'post', id })).status).toBe(200);
      const email = await away(person!);
      await later(13 * HOUR);
      person = await makeStudent(app, { email });
    }
    expect(await isHidden(id)).toBe(false);
    // All their reports count as one, so that two more people are needed.
    const others = await makeOldStudents(app, 2);
    await report(app, others[0]!, { kind: 'post', id });
    expect(await isHidden(id)).toBe(false);
    await report(app, others[1]!, { kind: 'post', id });
    expect(await isHidden(id)).toBe(true);
  });
});

test('once the mark of a left mailbox expires, the returned person’s reports count like anybody’s', async () => {
  const [left] = await makeOldStudents(app, 1);
  await leave(left!);
  await later(13 * HOUR);
  const again = await makeStudent(app, { email: left!.email });
  // Marks contain only a day, so that at any hour one day less is too early and one day more is enough.
  await later((LEFT_DAYS - 1) * DAY);
  expect(await marks()).not.toEqual([]);
  await later(2 * DAY);
  expect(await marks()).toEqual([]);
  const { id } = await makePost(app, { content: 'Chi ha gli appunti di filosofia?' });
  const { body } = await call<{ authToken: string }>(app, 'POST', '/auth/login', {
    body: { email: again.email, password: STUDENT_PASSWORD },
  });
  const back = { ...again, token: body.authToken };
  for (const by of [...(await makeOldStudents(app, 2)), back]) await report(app, by, { kind: 'post', id });
  expect(await isHidden(id)).toBe(true);
});

test('changing only the label of an address does not mark the mailbox as left', async () => {
  const before = await marks();
  const student = await makeStudent(app);
  await move(student, student.email.replace('@', '+etichetta@'));
  expect(await marks()).toEqual(before);
});

test('unconfirmed mailboxes are not marked as left', async () => {
  const before = await marks();
  const student = await makeStudent(app, { emailConfirmed: false });
  const other = await makeStudent(app, { emailConfirmed: false });
  await move(other, fresh());
  await leave(student);
  await later(13 * HOUR);
  expect(await marks()).toEqual(before);
});

describe('a database dump of the left mailboxes', () => {
  test('contains only a digest found in no other table and a day, added hours after the deletion', async () => {
    const student = await makeStudent(app);
    const before = await marks();
    await leave(student);
    expect(await marks()).toEqual(before);
    await later(13 * HOUR);
    const known = new Set(before.map(({ digest }) => digest.toString('hex')));
    const [mark, ...others] = (await marks()).filter(({ digest }) => !known.has(digest.toString('hex')));
    expect(others).toEqual([]);
    expect(Object.keys(mark!)).toEqual(['digest', 'ends_on']);
    await makeStudent(app, { email: student.email });
    for (const { name } of await app.db.introspection.getTables()) {
      if (name === 'left_mailboxes') continue;
      const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(app.db);
      expect(JSON.stringify(rows), name).not.toContain(mark!.digest.toString('hex'));
    }
  });

  const TABLES = ['left_mailboxes', 'closed_addresses'] as const;
  const add = async (table: (typeof TABLES)[number]) => {
    const { vault } = app.services;
    if (table === 'left_mailboxes') await rememberLeft(app.db, vault, fresh(), app.services.now());
    else await sql`insert into closed_addresses values (${vault.nameOf('closed', fresh())}, null, '')`.execute(app.db);
  };
  const rowsOf = async (table: (typeof TABLES)[number]) => {
    type Row = { digest: string; number: string };
    return (await sql<Row>`select encode(digest, 'hex') as digest, xmin::text as number from ${sql.table(table)}`.execute(app.db)).rows;
  };

  test.each(TABLES)('does not reveal by the only row of %s when that person left', async (table) => {
    await app.db.deleteFrom(table).execute();
    await shuffleMailboxes(app.db);
    await add(table);
    const [before] = await rowsOf(table);
    await shuffleMailboxes(app.db);
    const [after] = await rowsOf(table);
    expect(after!.digest).toBe(before!.digest);
    expect(after!.number).not.toBe(before!.number);
    await shuffleMailboxes(app.db);
    expect(await rowsOf(table)).toEqual([after]);
  });

  test('does not reveal the order in which people left', async () => {
    for (const table of TABLES) {
      for (let count = 0; count < 12; count += 1) await add(table);
      const seen = () => rowsOf(table);
      const before = await seen();
      expect(new Set(before.map(({ number }) => number)).size, table).toBeGreaterThan(11);
      await shuffleMailboxes(app.db);
      const after = await seen();
      expect(new Set(after.map(({ number }) => number)).size, table).toBe(1);
      expect(after.map(({ digest }) => digest)).toEqual(before.map(({ digest }) => digest).sort());
      await shuffleMailboxes(app.db);
      expect(await seen()).toEqual(after);
    }
  });
});
