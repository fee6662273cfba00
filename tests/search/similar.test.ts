import { expect, test } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();

async function find(path: string, q: string, student?: TestStudent, more = ''): Promise<{ id: number; matches?: string[] }[]> {
  const answer = await call<{ id: number; matches?: string[] }[]>(app, 'GET', `${path}?q=${encodeURIComponent(q)}&similar=true${more}`, {
    as: student?.token,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('similar results match other word forms and single typos, and exclude hidden posts', async () => {
  const student = await makeStudent(app);
  const write = (content: string, title?: string) => makePost(app, { by: student, content, ...(title && { title }) });
  const exam = await write('Ho paura dell’esame di Fisica');
  const titled = await write('Non so da dove cominciare', 'Le mie paure d’esame');
  const university = await write('Vivo di università, e la mensa chiude alle due');
  const anxious = await write('L’ansia di stanotte, ansia da non dormire');
  await write('Di un’ansia così non avevo mai parlato');
  const reviewed = await write('Un esame che mette paura e di cui non si parla');
  const removed = await write('Un altro esame che mette paura');
  const literal = await write('Le paure e gli esami, tutto insieme: paure esami');
  await app.db.updateTable('posts').set({ withheld: 'review' }).where('id', '=', reviewed.id).execute();
  await app.db.updateTable('posts').set({ withheld: 'removed' }).where('id', '=', removed.id).execute();
  await makeStudyGroup(app, { by: student, title: 'Compagnia per la tesi', subject: 'Psicologia dello sviluppo' });
  await makeExamExperience(app, { by: student, examName: 'Basi di dati', professor: 'D’Amico' });

  // Other word forms match across apostrophes and accents, in titles too; exact matches are left out.
  expect(await find('/posts', 'paure esami', student)).toEqual([
    { ...titled, matches: ['esame', 'paure'] },
    { ...exam, matches: ['esame', 'paura'] },
  ]);
  expect((await find('/posts', 'UNIVERSITARIA', student)).map(({ id }) => id)).not.toContain(literal.id);
  expect((await find('/posts', 'universita’', student)).map(({ id }) => id)).toEqual([]);
  expect((await find('/posts', 'dell’ansie', student)).at(-1)).toEqual({ ...anxious, matches: ['ansia'] });
  // One typo: a letter wrong, missing or added, or two swapped. A word in use is not corrected.
  for (const slip of ['anisa', 'ansiaa', 'amsia']) expect((await find('/posts', slip, student)).map(({ id }) => id)).toContain(anxious.id);
  expect(await find('/posts', 'università mnesa', student)).toEqual([{ ...university, matches: ['mensa', 'universita'] }]);
  for (const nothing of ['zzqx', '', 'il la lo', '%_\\', "'); drop table posts; --"])
    expect(await find('/posts', nothing, student)).toEqual([]);

  // The same holds for the other lists.
  expect((await find('/study-groups', 'tesi psicologie', student))[0]).toMatchObject({ matches: ['psicologia', 'tesi'] });
  expect((await find('/exam-experiences', 'basi di dato', student))[0]).toMatchObject({
    examName: 'Basi di dati',
    matches: ['basi', 'dati'],
  });
  expect(await find('/exam-experiences', 'basi di dato', student, '&difficulty=5')).toEqual([]);

  // Without `similar`, only exact matches are returned.
  const plain = await call<Post[]>(app, 'GET', '/posts?q=paure%20esami', { as: student.token });
  expect(plain.body).toEqual([literal]);

  // Guests search only the twelve newest posts.
  expect((await find('/posts', 'paure esami')).map(({ id }) => id)).toEqual([titled.id, exam.id]);
  for (let index = 0; index < 12; index++) await write(`Un pensiero qualunque, il numero ${index}`);
  expect(await find('/posts', 'paure esami')).toEqual([]);
});
