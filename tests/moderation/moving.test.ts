import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { deleteReopenedAddresses } from '../../src/routers/mailboxes/queries.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { makeComment, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { startMailServer, tokenOf, type MailServer } from '../support/mail-server.ts';
import { again, caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(['which sends no mail', 'which sends mail'])('on a site %s', (kind) => {
  let mails: MailServer | undefined;
  let app: TestApp;
  let [anna, bruno, reporter]: TestStudent[] = [];
  beforeAll(async () => {
    if (kind === 'which sends mail') mails = await startMailServer();
    app = await createTestApp({ env: { ...MODERATED.env, ...(mails && { SMTP_URL: mails.url, PUBLIC_URL: 'http://sottovoce.test' }) } });
    [anna, bruno] = await makeModerators(app);
    reporter = await makeStudent(app);
  });
  afterAll(async () => {
    await app?.close();
    await mails?.stop();
  });

  /** Makes, reports and decides about one comment of the author per decision. @returns the ids of their cases */
  async function measure(author: TestStudent, ...decisions: Parameters<typeof decideOn>[3][]): Promise<number[]> {
    const comments = [];
    for (const _ of decisions) comments.push(await makeComment(app, { by: author }));
    const ids: number[] = [];
    for (const [index, { id }] of comments.entries()) {
      await report(app, reporter!, { kind: 'comment', id });
      ids.push((await caseOf(app, anna!, { kind: 'comment', id })).id);
      expect((await decideOn(app, anna!, ids.at(-1)!, decisions[index]!)).status).toBe(200);
    }
    return ids;
  }
  const pause = async (author: TestStudent, days: 1 | 7 | 30) => (await measure(author, { action: 'pause', days }))[0]!;
  const register = async (email: string) => (await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } })).status;
  const leave = ({ token }: TestStudent) =>
    call(app, 'POST', '/account/delete', { as: token, body: { password: STUDENT_PASSWORD, texts: 'erase' } });
  const fresh = () => `nuova.${crypto.randomUUID()}@edu.unito.it`;
  const labelled = (email: string) => email.replace('@', '+di-nuovo@');
  const marks = () => app.db.selectFrom('closed_addresses').selectAll().execute();
  const ask = async ({ token }: TestStudent, email: string) =>
    (await call(app, 'POST', '/account/email', { as: token, body: { email, currentPassword: STUDENT_PASSWORD } })).status;
  /** @returns the status of the last step. */
  async function move(student: TestStudent, email: string): Promise<number> {
    const status = await ask(student, email);
    if (!mails || status !== 200) return status;
    let mail = await mails.take(email);
    // Skips an earlier mail to this address, which says that the account has left it.
    while (!mail.plain.includes('token=')) mail = await mails.take(email);
    return (await call(app, 'POST', '/auth/confirm', { as: student.token, body: { token: tokenOf(mail) } })).status;
  }
  const appeal = async ({ token }: TestStudent, id: number) =>
    expect((await call(app, 'POST', `/account/measures/${id}/appeal`, { as: token, body: { text: 'Era una citazione.' } })).status).toBe(
      200,
    );
  const answer = async (id: number, outcome: 'lifted' | 'upheld') => {
    const body = { outcome, reason: 'Abbiamo riletto.' };
    expect((await call(app, 'POST', `/moderation/cases/${id}/appeal`, { as: bruno!.token, body })).status).toBe(200);
  };

  describe('a person who changes their address during a pause', () => {
    test.each(['stays', 'goes'])('and %s: the addresses left behind can register again only after the pause', async (and) => {
      const author = await makeStudent(app);
      await pause(author, 7);
      const [second, third] = [fresh(), fresh()];
      for (const email of [second, third]) expect(await move(author, email)).toBe(200);
      if (and === 'goes') expect((await leave(author)).status).toBe(200);
      const left = [author.email, labelled(author.email), second, ...(and === 'goes' ? [third] : [])];
      for (const days of [0, 6]) {
        app.advance(days * DAY);
        await deleteReopenedAddresses(app.db, app.services.now());
        for (const email of left) expect(await register(email), email).toBe(409);
        expect(await move(await makeStudent(app), author.email)).toBe(409);
      }
      app.advance(2 * DAY);
      expect(await register(author.email)).toBe(200);
      await deleteReopenedAddresses(app.db, app.services.now());
      expect(await marks()).toEqual([]);
    });

    test('can change back to the old address, but still cannot write', async () => {
      const author = await makeStudent(app);
      await pause(author, 7);
      for (const email of [fresh(), author.email, labelled(author.email)]) expect(await move(author, email)).toBe(200);
      expect(await call(app, 'POST', '/posts', { as: author.token, body: EXAMPLES.CreatePost })).toMatchObject({
        status: 403,
        body: { reason: 'paused' },
      });
      await leave(author);
      expect(await register(author.email)).toBe(409);
    });

    test('to a taken address, or to the same mailbox with another label, leaves no mark', async () => {
      const author = await makeStudent(app);
      await pause(author, 7);
      expect(await ask(author, reporter!.email)).toBe(mails ? 200 : 409);
      expect(await move(author, labelled(author.email))).toBe(200);
      expect(await move(author, author.email)).toBe(200);
      app.advance(8 * DAY);
      await deleteReopenedAddresses(app.db, app.services.now());
      expect(await marks()).toEqual([]);
    });

    test('frees the old address if an appeal lifts the pause', async () => {
      const author = await makeStudent(app);
      const before = await marks();
      const id = await pause(author, 30);
      await move(author, fresh());
      await appeal(author, id);
      expect(await register(author.email)).toBe(409);
      await answer(id, 'lifted');
      expect(await register(author.email)).toBe(200);
      expect(await marks()).toEqual(before);
    });
  });

  test('an address that is left without a pause, or after one, can be registered at once', async () => {
    for (const before of [false, true]) {
      const author = await makeStudent(app);
      if (before) {
        await pause(author, 1);
        app.advance(DAY + 1000);
      }
      expect(await move(author, fresh())).toBe(200);
      expect(await register(author.email)).toBe(200);
    }
  });

  describe('a person who deletes their account with an open appeal against a pause', () => {
    test.each([
      ['lifted', 200],
      ['upheld', 409],
    ] as const)('that is %s: registration with any address they left returns %i', async (outcome, status) => {
      const author = await makeStudent(app);
      const id = await pause(author, 30);
      const second = fresh();
      await move(author, second);
      await appeal(author, id);
      await leave(author);
      for (const email of [author.email, second]) expect(await register(email)).toBe(409);
      await answer(id, outcome);
      for (const email of [author.email, second]) expect(await register(email)).toBe(status);
    });

    test.each([
      ['another pause', { action: 'pause', days: 7 }],
      ['a closing', { action: 'close', rule: 'threat' }],
    ] as const)('cannot register again while %s still bars their mailbox, until that is lifted too', async (_, decision) => {
      const author = await makeStudent(app);
      const ids = await measure(author, { action: 'pause', days: 30 }, decision);
      const back = await again(app, author);
      for (const id of ids) await appeal(back, id);
      await leave(back);
      for (const [index, id] of (decision.action === 'close' ? ids.toReversed() : ids).entries()) {
        await answer(id, 'lifted');
        expect(await register(author.email)).toBe(index === 0 ? 409 : 200);
      }
    });
  });

  test('the marks of a person who leaves without an appeal cannot be linked to the case, even with the key', async () => {
    const author = await makeStudent(app);
    const id = await pause(author, 7);
    await move(author, fresh());
    const before = await marks();
    await leave(author);
    const after = await marks();
    expect(after).toHaveLength(before.length + 1);
    const { vault } = app.services;
    const found = after.filter((mark) => mark.held_by.equals(vault.nameOf('closed by a pause', `${mark.digest.toString('hex')} ${id}`)));
    expect(found).toEqual([]);
  });
});
