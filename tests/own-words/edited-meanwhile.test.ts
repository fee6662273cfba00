import { expect, test } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { inheritedGroups } from '../study-groups/inherited.ts';

const MEANWHILE = { status: 409, body: { reason: 'edited_meanwhile' } };
const SECOND = 1000;

const app = useTestApp();
const { as, makeGroup, makeInherited, read } = inheritedGroups(app);

const KINDS = {
  group: {
    pathOf: async (by: TestStudent) => `/study-groups/${(await makeStudyGroup(app, { by })).id}`,
    text: 'description',
    choice: { maxMembers: 10 },
  },
  profile: {
    async pathOf(by: TestStudent) {
      await makeMentor(app, { by });
      return '/mentors/me';
    },
    text: 'availableHours',
    choice: { capacity: 2, isAvailable: false },
  },
} as const;

test.each(Object.entries(KINDS))(
  'the text of a %s is not overwritten by somebody who has read it before its latest edit',
  async (_, { pathOf, text, choice }) => {
    const by = await makeStudent(app);
    const path = await pathOf(by);
    const edit = (body: object) => call<StudyGroup | Mentor>(app, 'PATCH', path, { as: by.token, body });
    const present = async () => (await call(app, 'GET', path, { as: by.token })).body;
    expect(await present()).toMatchObject({ editedAt: null });
    const first = await edit({ [text]: 'Senza il nome', ifEditedAt: null });
    expect(first).toMatchObject({ status: 200, body: { [text]: 'Senza il nome', editedAt: expect.any(String) } });
    app.advance(SECOND);
    expect(await edit({ [text]: 'Con il nome', ifEditedAt: null })).toMatchObject(MEANWHILE);
    expect(await present()).toMatchObject({ [text]: 'Senza il nome', editedAt: first.body.editedAt });
    // The same text again, because the answer was lost, and a change to no text.
    expect((await edit({ [text]: 'Senza il nome', ...choice, ifEditedAt: null })).body).toMatchObject({
      ...choice,
      editedAt: first.body.editedAt,
    });
    expect((await edit({ [text]: 'Con il nome', ifEditedAt: first.body.editedAt })).status).toBe(200);
    expect((await edit({ [text]: 'Una terza cosa' })).status).toBe(200);
  },
);

test('only the owner is told when a group or profile was edited, and a new leader only of their own edits', async () => {
  const { id, founder, heir } = await makeGroup();
  await as(founder, 'PATCH', `${id}`, { description: 'Un’altra' });
  expect(await read(founder, id)).toMatchObject({ editedAt: expect.any(String) });
  expect(await read(heir, id)).not.toHaveProperty('editedAt');
  await as(founder, 'DELETE', `${id}`);
  expect(await read(heir, id)).toMatchObject({ mine: true, editedAt: null });
  const mentor = await makeMentor(app);
  await call(app, 'PATCH', '/mentors/me', { as: mentor.by.token, body: { languages: 'Francese' } });
  const [listed] = (await call<Mentor[]>(app, 'GET', '/mentors', { as: heir.token })).body.filter((other) => other.id === mentor.id);
  expect(listed).toMatchObject({ languages: 'Francese' });
  expect(listed).not.toHaveProperty('editedAt');
});

test('a new leader’s first words are not overwritten by their other device either', async () => {
  const { id, heir } = await makeInherited();
  expect((await as(heir, 'PATCH', `${id}`, { title: 'Di chi eredita', ifEditedAt: null })).status).toBe(200);
  expect(await as(heir, 'PATCH', `${id}`, { title: 'Di un’altra scheda', ifEditedAt: null })).toMatchObject(MEANWHILE);
});
