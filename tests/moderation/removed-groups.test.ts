import { beforeAll, expect, test } from 'vitest';
import type { Case } from '../../src/routers/moderation/schema.ts';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

const endsToldTo = async (of: TestStudent) => {
  await app.app.notices.run();
  const { body } = await call<Notice[]>(app, 'GET', '/notices', { as: of.token });
  return body.filter(({ event }) => event === 'closed').map(({ kind, groupId = 'gone' }) => `${kind} ${groupId}`);
};

const REMOVAL = { action: 'remove', rule: 'insult', reason: 'Insulta chi legge.' } as const;
const doors: [name: string, remove: (id: number) => Promise<unknown>][] = [
  ['in the browser', (id) => decideOn(app, anna, id, REMOVAL)],
  [
    'by the operator',
    (id) => moderate({ services: app.services, notices: app.app.notices, print() {} }, { name: 'decide', id, ...REMOVAL }),
  ],
];

test.each(doors)(
  'notifies members and waiting people when a group is removed %s, and withdraws the notices on appeal',
  async (_, remove) => {
    const [creator, reporter, ...others] = await Promise.all(Array.from({ length: 6 }, () => makeStudent(app)));
    const [member, waiter] = [others[0]!, others.at(-1)!];
    const { id } = await makeStudyGroup(app, { by: creator!, maxMembers: 4 });
    for (const { token } of others.slice(0, 3)) await call(app, 'POST', `/study-groups/${id}/join`, { as: token });
    await call(app, 'POST', `/study-groups/${id}/waiting`, { as: waiter.token });
    await report(app, reporter!, { kind: 'group', id });
    const found: Case = await caseOf(app, anna, { kind: 'group', id });

    await remove(found.id);
    expect(await Promise.all([member, waiter, creator!, reporter!].map(endsToldTo))).toEqual([['group gone'], ['place gone'], [], []]);

    const [measure] = (await call<Measure[]>(app, 'GET', '/account/measures', { as: creator!.token })).body;
    await call(app, 'POST', `/account/measures/${measure!.id}/appeal`, { as: creator!.token, body: { text: 'Parla di esami.' } });
    const lift = { outcome: 'lifted', reason: 'È vero.' };
    expect((await call(app, 'POST', `/moderation/cases/${found.id}/appeal`, { as: bruno.token, body: lift })).status).toBe(200);
    expect(await Promise.all([member, waiter].map(endsToldTo))).toEqual([[], []]);
  },
);
