import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { call } from '../support/app.ts';
import { useListeningApp } from '../support/listening.ts';

const app = useListeningApp();

test('the example of a typed tRPC client runs', { timeout: 60_000 }, async () => {
  const { email, password } = EXAMPLES.Register;
  expect((await call(app, 'POST', '/auth/register', { body: EXAMPLES.Register })).status).toBe(200);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'tests/examples/trpc-client.ts',
    app.url,
    email,
    password,
  ]);
  expect(stdout.trim().split('\n')).toEqual([
    'Logged in as Giulia',
    'Newest of the feed: [advice] Come si ricomincia dopo un esame andato male? (1 likes)',
    'Study groups: 0',
    'Posts, read one by one: 2',
    'Refused: 404 group_not_found, «Questo gruppo di studio non c’è o non c’è più»',
    'Logged out',
  ]);
});
