import { expect, test } from 'vitest';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { readCommand } from '../../src/server/moderation/command.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makeStudent, type TestStudent } from '../support/factories.ts';
import { caseOf, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);

const noticesOf = async (of: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: of.token })).body;

test('an operator decides and answers an appeal on the command line; author and reporter are notified', async () => {
  const [moderator] = await makeModerators(app);
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
  for (const command of [['show'], ['care', '--text', 'Ti leggiamo.']])
    await expect(run(command[0]!, '999999', ...command.slice(1))).rejects.toThrow('There is no case 999999.');
  expect(printed.join()).not.toMatch(new RegExp(`${author.accountId}|${reporter.accountId}`));
});
