import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { scrub } from '../../db/scrub.ts';
import { deleteOtherWrappedKeys } from '../../db/wrapped-keys.ts';
import { shuffleAccounts } from '../../src/routers/auth/queries.ts';
import { closeForGood, shuffleMailboxes } from '../../src/routers/mailboxes/queries.ts';
import { deleteAccount } from '../account/life.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';

/** Milliseconds: far longer than anything here takes, far shorter than a backup. */
const SOON = 3000;
const OTHER_KEY = Buffer.alloc(16, 1);

describe.skipIf(!process.env['TEST_DATABASE_URL'])('while another transaction locks a table', () => {
  const app = useTestApp();
  const logIn = ({ email }: TestStudent) => call(app, 'POST', '/auth/login', { body: { email, password: STUDENT_PASSWORD } });

  /** Runs `work` while another transaction, such as a backup, locks the table. @returns its result, or `waits` if it is blocked */
  async function whileHeld<T>(table: string, mode: string, work: () => Promise<T>): Promise<T | 'waits'> {
    return app.db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(trx);
      return Promise.race([work(), sleep(SOON, 'waits' as const)]);
    });
  }

  test('accounts can be deleted, and others can log in', async () => {
    const [leaving, staying] = [await makeStudent(app), await makeStudent(app)];
    const statuses = await whileHeld('accounts', 'access share', async () => [
      (await deleteAccount(app, leaving, 'detach')).status,
      (await logIn(staying)).status,
      (await logIn(staying)).status,
    ]);
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('rewriting the table is postponed, and no other call waits behind it', async () => {
    const both = async () => [await makeStudent(app), await makeStudent(app)];
    const close = (letter: string) => closeForGood(app.db, letter.repeat(64));
    const cases = {
      scrub: { table: 'accounts', mode: 'access share', work: () => scrub(app.db, { embedded: false }), other: both },
      shuffleAccounts: { table: 'accounts', mode: 'access share', work: () => shuffleAccounts(app.db), other: both },
      shuffleMailboxes: { table: 'closed_addresses', mode: 'row exclusive', work: () => shuffleMailboxes(app.db), other: () => close('c') },
    };
    await both();
    await close('a');
    await close('b');
    for (const [name, { table, mode, work, other }] of Object.entries(cases)) {
      const done = await whileHeld(table, mode, async () => {
        const working = work();
        await sleep(50);
        await other();
        return (await working) ?? false;
      });
      expect(done, name).toBe(false);
      expect(await work(), `${name} afterwards`).not.toBe(false);
    }
  });

  test('other wrapped keys are deleted once the table is free, and can be read until then', async () => {
    await app.db
      .insertInto('wrapped_keys')
      .values({ mark: OTHER_KEY, wrapped: Buffer.alloc(60) })
      .execute();
    let ending: Promise<number> | undefined;
    const read = await whileHeld('wrapped_keys', 'access share', async () => {
      ending = deleteOtherWrappedKeys(app.db, Buffer.alloc(16, 2));
      await sleep(50);
      return (await app.db.selectFrom('wrapped_keys').selectAll().execute()).length;
    });
    expect(read).not.toBe('waits');
    expect(await ending).toBeGreaterThan(0);
  });
});
