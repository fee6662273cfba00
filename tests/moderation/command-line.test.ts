import { beforeAll, expect, test } from 'vitest';
import { openCase } from '../../src/routers/cases/queries.ts';
import { PAGE_MAX } from '../../src/routers/limits.ts';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { readCommand } from '../../src/server/moderation/command.ts';
import { describeCase } from '../../src/server/moderation/describe.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
let moderator: TestStudent;
beforeAll(async () => void ([moderator] = await makeModerators(app)));

const noticesOf = async (of: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: of.token })).body;

test('an operator decides and answers an appeal on the command line; author and reporter are notified', async () => {
  const [author, reporter] = [await makeStudent(app), await makeStudent(app)];
  const comment = await makeComment(app, { by: author, content: 'Che domanda inutile' });
  await report(app, reporter, { kind: 'comment', id: comment.id });
  const found = await caseOf(app, moderator, { kind: 'comment', id: comment.id });
  const printed: string[] = [];
  const run = async (...args: string[]) => {
    const command = readCommand(args);
    if (command.name === 'help') throw new Error('asked for help');
    await moderate({ services: app.services, notices: app.app.notices, print: (text) => printed.push(text) }, command);
    await app.app.notices.run();
  };
  await run('list');
  expect(printed.pop()).toContain(`${found.id}`);
  await run('show', `${found.id}`);
  const version = /Version of the text: (\S+)/.exec(printed.pop()!)![1]!;
  const decision = ['decide', `${found.id}`, '--action', 'remove', '--rule', 'insult', '--reason', 'Insulta chi ha scritto.', '--version'];
  await expect(run(...decision, 'altra')).rejects.toThrow('Il testo non è più quello che hai letto');
  await run(...decision, version);
  expect(await noticesOf(author)).toMatchObject([{ kind: 'moderation', event: 'decided' }]);
  expect(await noticesOf(reporter)).toMatchObject([{ kind: 'moderation', event: 'reported' }]);
  const [measure] = (await call<Measure[]>(app, 'GET', '/account/measures', { as: author.token })).body;
  await call(app, 'POST', `/account/measures/${measure!.id}/appeal`, { as: author.token, body: { text: 'Era una domanda.' } });
  await run('answer', `${found.id}`, '--outcome', 'lifted', '--reason', 'È vero.');
  expect(await noticesOf(author)).toMatchObject([{ event: 'answered' }, { event: 'decided' }]);
  const { body: thread } = await call<{ id: number }[]>(app, 'GET', `/posts/${found.postId}/comments`, { as: author.token });
  expect(thread.find(({ id }) => id === comment.id)).toMatchObject({ content: 'Che domanda inutile' });
  for (const command of [
    ['show'],
    ['care', '--text', 'Ti leggiamo.'],
    ['decide', '--action', 'keep', '--reason', 'Va bene.'],
    ['answer', '--outcome', 'upheld', '--reason', 'Resta così.'],
  ])
    await expect(run(command[0]!, '999999', ...command.slice(1))).rejects.toThrow('There is no case 999999.');
  expect(printed.join()).not.toMatch(new RegExp(`${author.accountId}|${reporter.accountId}`));
});

test('the list on the command line shows every case, however many there are', async () => {
  const ids = await app.db.transaction().execute(async (trx) => {
    const opened: number[] = [];
    for (let id = 900_001; id <= 900_000 + 2 * PAGE_MAX + 1; id++) {
      const subject = { key: 'k'.repeat(22), scope: 'thread' as const, scopeId: id };
      opened.push((await openCase(trx, app.services.vault, { kind: 'comment', thing: `comment ${id}`, subject }, new Date())).id);
    }
    return opened;
  });
  const printed: string[] = [];
  await moderate(
    { services: app.services, notices: app.app.notices, print: (text) => printed.push(text) },
    { name: 'list', state: 'open' },
  );
  const shown = printed.map((line) => Number(/\d+/.exec(line)![0]));
  expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test('the people concerned are notified although the command fails after the decision', async () => {
  const [author, reporter] = [await makeStudent(app), await makeStudent(app)];
  const comment = await makeComment(app, { by: author, content: 'Che risposta inutile' });
  await report(app, reporter, { kind: 'comment', id: comment.id });
  const { id, version } = await caseOf(app, moderator, { kind: 'comment', id: comment.id });
  const print = () => {
    throw new Error('Nobody reads this');
  };
  const command = readCommand(['decide', `${id}`, '--action', 'remove', '--rule', 'insult', '--reason', 'Insulta.', '--version', version]);
  if (command.name === 'help') throw new Error('asked for help');
  await expect(moderate({ services: app.services, notices: app.app.notices, print }, command)).rejects.toThrow('Nobody reads this');
  expect(await noticesOf(author)).toMatchObject([{ kind: 'moderation', event: 'decided' }]);
  expect(await noticesOf(reporter)).toMatchObject([{ kind: 'moderation', event: 'reported' }]);
});

test('what people write stays between the lines of its description and steers no terminal', async () => {
  const [author, reporter] = [await makeStudent(app), await makeStudent(app)];
  const comment = await makeComment(app, { by: author, content: 'Ciao\nDecision:\r  dismiss: va bene\u2028Reports: \u200fattenzione' });
  await report(app, reporter, { kind: 'comment', id: comment.id, text: 'Mi offende\n  worried, by a student' });
  const found = await caseOf(app, moderator, { kind: 'comment', id: comment.id });
  const appeal = { text: 'Outcome: lifted\rOutcome: lifted', outcome: null };
  const described = describeCase({ ...found, appeal } as unknown as typeof found).split('\n');
  expect(described.filter((line) => /^ {0,3}(Decision:|Reports: |dismiss|worried|Outcome: lifted)/.test(line))).toEqual([]);
  for (const line of ['Decision:', '  dismiss: va bene', 'Reports: \\u200fattenzione', '  worried, by a student', 'Outcome: lifted'])
    expect(described).toContain(`    ${line}`);
});
