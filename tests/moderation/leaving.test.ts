import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { deleteAccountRow } from '../../src/routers/auth/queries.ts';
import { forgetOldCases } from '../../src/server/upkeep/old-cases.ts';
import { outlastAccount } from '../../src/routers/mailboxes/queries.ts';
import { lockAccounts } from '../../src/routers/writers/queries.ts';
import { call, useTestApp, type Answer } from '../support/app.ts';
import { makeComment, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { untilWaiting } from '../support/waiting.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;

let anna: TestStudent;
let bruno: TestStudent;
let reporter: TestStudent;
beforeAll(async () => {
  [anna, bruno] = await makeModerators(app);
  reporter = await makeStudent(app);
});

/** Makes, reports and decides about one comment of the author per decision. @returns the id of the last case */
async function measure(author: TestStudent, ...decisions: Parameters<typeof decideOn>[3][]): Promise<number> {
  const comments = [];
  for (const _ of decisions) comments.push(await makeComment(app, { by: author }));
  let last = 0;
  for (const [index, { id }] of comments.entries()) {
    await report(app, reporter, { kind: 'comment', id });
    last = (await caseOf(app, anna, { kind: 'comment', id })).id;
    expect((await decideOn(app, anna, last, decisions[index]!)).status).toBe(200);
  }
  return last;
}

const leave = ({ token }: TestStudent) =>
  call(app, 'POST', '/account/delete', { as: token, body: { password: STUDENT_PASSWORD, texts: 'erase' } });
const register = (email: string) => call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
const move = ({ token }: TestStudent, email: string) =>
  call(app, 'POST', '/account/email', { as: token, body: { email, currentPassword: STUDENT_PASSWORD } });
const labelled = ({ email }: TestStudent) => email.replace('@', '+di-nuovo@');
const marks = () => app.db.selectFrom('closed_addresses').selectAll().execute();

describe('a person who deletes their account during a pause', () => {
  test('can register again after the pause; until then the response is the same as for a taken address', async () => {
    const author = await makeStudent(app);
    await measure(author, { action: 'pause', days: 7 }, { action: 'pause', days: 1 });
    expect((await leave(author)).status).toBe(200);
    const taken = await register(anna.email);
    for (const days of [0, 3, 3]) {
      app.advance(days * DAY);
      await forgetOldCases(app.services, app.app.notices);
      for (const email of [author.email, labelled(author)]) {
        const { status, body } = await register(email);
        expect([status, body]).toEqual([taken.status, taken.body]);
      }
      expect(await move(await makeStudent(app), author.email)).toMatchObject({ status: 409, body: { reason: 'email_taken' } });
    }
    app.advance(2 * DAY);
    expect((await register(author.email)).status).toBe(200);
    await forgetOldCases(app.services, app.app.notices);
    expect(await marks()).toEqual([]);
  });

  test('cannot register again while the deletion is still in progress', async () => {
    const author = await makeStudent(app);
    await measure(author, { action: 'pause', days: 1 });
    const { db, services } = app;
    let registering: Promise<Answer> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockAccounts(trx);
      await deleteAccountRow(trx, services.vault, author.accountId);
      registering = register(author.email);
      await untilWaiting(trx, 1);
      await outlastAccount(trx, services, { accountId: author.accountId, mailbox: author.email });
    });
    expect(await registering!).toMatchObject({ status: 409, body: { reason: 'email_taken' } });
  });

  test('and was also closed can never register again', async () => {
    const author = await makeStudent(app);
    await measure(author, { action: 'pause', days: 1 }, { action: 'close', rule: 'threat' });
    await leave(await again(app, author));
    app.advance(3 * DAY);
    await forgetOldCases(app.services, app.app.notices);
    expect((await register(author.email)).status).toBe(409);
    expect(await marks()).toMatchObject([{ ends_on: null }]);
  });

  test('and is closed after returning can never register again, even if the mark of the pause still exists', async () => {
    const author = await makeStudent(app);
    await measure(author, { action: 'pause', days: 1 });
    await leave(author);
    app.advance(2 * DAY);
    const back = await makeStudent(app, { email: author.email });
    await measure(back, { action: 'close', rule: 'threat' });
    await leave(await again(app, back));
    await forgetOldCases(app.services, app.app.notices);
    expect((await register(author.email)).status).toBe(409);
  });
});

test.each([
  ['nothing was decided about', async () => {}],
  ['a warning stands against', (author: TestStudent) => measure(author, { action: 'warn' })],
  [
    'a pause of is over',
    async (author: TestStudent) => {
      await measure(author, { action: 'pause', days: 1 });
      app.advance(DAY + 1000);
    },
  ],
  [
    'an appeal has ended the pause of',
    async (author: TestStudent) => {
      const id = await measure(author, { action: 'pause', days: 7 });
      await call(app, 'POST', `/account/measures/${id}/appeal`, { as: author.token, body: { text: 'Era una citazione.' } });
      const body = { outcome: 'lifted', reason: 'Hai ragione.' };
      expect((await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as: bruno.token, body })).status).toBe(200);
    },
  ],
])('if %s the person who deletes the account, they can register again at once and no mark is left', async (_, before) => {
  const author = await makeStudent(app);
  const left = await marks();
  await before(author);
  expect((await leave(author)).status).toBe(200);
  expect(await marks()).toEqual(left);
  expect((await register(author.email)).status).toBe(200);
});
