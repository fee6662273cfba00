import { expect, onTestFinished, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { listErasures, openErasure } from '../../src/routers/erasures/queries.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/start/services.ts';
import { call, createTestApp } from '../support/app.ts';
import { cloneForProcess } from '../support/database.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { runProgram } from '../support/product.ts';
import { STUDENT_PASSWORD } from '../support/students.ts';
import { fillSite } from '../support/whole-site.ts';

test('the operator deletes the account of an address, and a running server erases what it left as after a deletion by its owner', async () => {
  const { variables, remove } = await cloneForProcess();
  let open: OpenDatabase | undefined;
  onTestFinished(async () => {
    await open?.close();
    await remove();
  });
  const reopen = async () => (open = await openDatabase(readEnv(variables), TEST_SECRET, () => {}));
  const ask = async (...args: string[]) => {
    const program = await runProgram('src/server/delete-account.ts', variables, args);
    return { code: await program.ended, output: program.output() };
  };
  await fillSite((await reopen()).db);
  await open!.close();
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === 'mentor')!;
  const usage = { code: 1, output: expect.stringContaining('Usage: npm run delete-account') };
  for (const args of [[email], [email, 'altro', '--texts', 'erase']]) expect(await ask(...args)).toEqual(usage);
  const deleted = await ask(email.toUpperCase(), '--texts', 'erase');
  expect(deleted).toEqual({ code: 0, output: expect.stringMatching(/^The account is deleted\b/) });
  expect(deleted.output).not.toContain(email.split('@')[0]);
  expect(await ask(email, '--texts', 'erase')).toEqual({ code: 1, output: 'No account has this address\n' });

  const { db } = await reopen();
  const app = await createTestApp({ database: { db, embedded: false, close: async () => {} } });
  onTestFinished(() => app.app.close());
  expect((await call(app, 'POST', '/auth/login', { body: { email, password: STUDENT_PASSWORD } })).body).toMatchObject({
    reason: 'wrong_credentials',
  });
  const [erasure, ...others] = await listErasures(db);
  expect(others).toEqual([]);
  expect(openErasure(app.services.vault, erasure!)).toMatchObject({ mailbox: email, texts: 'erase' });
  const mentors = async () => (await db.selectFrom('mentors').select('id').execute()).length;
  const before = await mentors();
  await app.app.erasures.run();
  expect(await mentors()).toBe(before - 1);
});
