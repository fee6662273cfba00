import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetExpired } from '../../src/server/upkeep/expired.ts';
import { issueToken } from '../../src/routers/credentials/queries.ts';
import { insertSession } from '../../src/routers/sessions/queries.ts';
import { useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();
const DAY = 24 * 60 * 60 * 1000;

test('deletes expired sessions and e-mail tokens, and keeps valid ones', async () => {
  const { db, services } = app;
  const { accountId } = await makeStudent(app);
  const now = services.now();
  await insertSession(db, services.vault, accountId, now);
  await issueToken(db, services.vault, { use: 'reset', accountId, email: 'una@edu.unito.it', passwordVersion: 0 }, now);
  const left = async () => [
    (await db.selectFrom('sessions').select('token_hash').execute()).length,
    (await db.selectFrom('email_tokens').select('token_hash').execute()).length,
  ];
  const before = await left();
  await forgetExpired(db, new Date(now.getTime() + DAY));
  expect(await left()).toEqual(before);
  await forgetExpired(db, new Date(now.getTime() + 3 * DAY));
  expect(await left()).toEqual([before[0], 0]);
  await forgetExpired(db, new Date(now.getTime() + 40 * DAY));
  expect(await left()).toEqual([0, 0]);
});

test('deletes more expired notices than one statement takes, and none that is valid', async () => {
  const { db, services } = app;
  const now = services.now();
  const insert = (count: number, expiresOn: Date) =>
    sql`
    insert into notices (place, details, expires_on)
    select uuid_send(gen_random_uuid()), decode(repeat('00', 200), 'hex'), ${expiresOn.toISOString().slice(0, 10)}::date
    from generate_series(1, ${count})`.execute(db);
  await insert(12_000, now);
  await insert(7, new Date(now.getTime() + 7 * DAY));
  await forgetExpired(db, now);
  expect((await db.selectFrom('notices').select('place').execute()).length).toBe(7);
});
