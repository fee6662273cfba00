import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import type { Exam, ExamSubject } from '../../src/routers/exams/schema.ts';
import { type Answer, call, useTestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { caseOf, decideOn, makeModerators, makeOldStudents, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);

test('an exam gathers experiences, groups, mentors and posts under any spelling, except those under review', async () => {
  const student = await makeStudent(app);
  const by = { by: student };
  const first = await makeExamExperience(app, { ...by, examName: 'Analisi 1', difficulty: 5, passed: false });
  const second = await makeExamExperience(app, { ...by, examName: 'Analisi matematica I', difficulty: 4, grade: 30 });
  const third = await makeExamExperience(app, { ...by, examName: 'ANALISI I', difficulty: 4, grade: 18 });
  const reviewed = await makeExamExperience(app, { ...by, examName: 'Analisi 1', difficulty: 1, grade: 25 });
  await makeExamExperience(app, { ...by, examName: 'Analisi 2' });
  const group = await makeStudyGroup(app, { ...by, subject: 'Analisi I' });
  const hidden = await makeStudyGroup(app, { ...by, subject: 'Analisi I' });
  const mentor = await makeMentor(app, { specializations: ['analisi matematica 1', 'Ansia da esame'] });
  const post = await makePost(app, { ...by, content: 'L’orale di Analisi matematica I mi toglie il sonno' });
  const article = await makePost(app, { ...by, content: "Io l'analisi 1 non la passo" });
  // Posts match by catalogue names and students’ names for an exam, in titles too, but only in whole words.
  const titled = await makePost(app, { ...by, title: 'Analisi mat 1? Aiuto', content: 'Non so da dove cominciare con le serie' });
  const short = await makePost(app, { ...by, title: 'L’orale di analisi i', content: 'Tra una settimana' });
  await makePost(app, { ...by, title: 'Le mie analisi 12', content: 'La mia analisi interiore di stasera, e analisi 10 volte al mese' });
  const bare = await makePost(app, { ...by, content: 'Anatomia mi sta togliendo il sonno' });
  const elided = await makePost(app, { ...by, content: 'L’orale dell’anatomia umana è tra un’ora' });
  await makePost(app, { ...by, content: 'Panatomia umana non vuol dire niente' });
  await makePost(app, { ...by, content: 'È un fatto privato, e di anatomiche ce ne sono tante' });
  const removed = await makePost(app, { ...by, content: 'Di analisi 1 non voglio più sentire parlare' });
  await app.db.updateTable('exam_experiences').set({ withheld: 'review' }).where('id', '=', reviewed.id).execute();
  await app.db.updateTable('study_groups').set({ withheld: 'removed' }).where('id', '=', hidden.id).execute();
  await app.db.updateTable('posts').set({ withheld: 'review' }).where('id', '=', removed.id).execute();

  const get = <Body>(path: string) => call<Body>(app, 'GET', path, { as: student.token });
  const { body: exam } = await get<Exam>('/exams/analisi-1');
  expect(exam).toMatchObject({
    slug: 'analisi-matematica-1',
    name: 'Analisi matematica 1',
    faculty: 'Ingegneria',
    counts: { experiences: 3, groups: 1, mentors: 1 },
    passed: 2,
    difficulty: { mean: 13 / 3 },
    grades: { mean: 24 },
  });
  expect(exam.difficulty!.bars).toEqual([1, 2, 3, 4, 5].map((value) => ({ value, count: { 4: 2, 5: 1 }[value] ?? 0 })));
  expect(exam.experiences.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  expect(exam.groups).toMatchObject([{ id: group.id, currentMembers: 1 }]);
  expect(exam.mentors).toMatchObject([{ id: mentor.id, isAvailable: true, full: false }]);
  expect(exam.posts.map(({ id }) => id)).toEqual([short.id, titled.id, article.id, post.id]);
  expect((await get<Exam>('/exams/anatomia')).body.posts.map(({ id }) => id)).toEqual([elided.id, bare.id]);
  expect((await get<Exam>('/exams/diritto-privato')).body.posts).toEqual([]);

  const told = await get<{ id: number }[]>('/exam-experiences?exam=Analisi%20I');
  expect(told.body.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  expect((await get('/exam-experiences?exam=aramaico')).body).toEqual([]);

  const all = await get<ExamSubject[]>('/exams');
  expect(all.body[0]).toEqual({
    slug: 'analisi-matematica-1',
    name: 'Analisi matematica 1',
    faculty: 'Ingegneria',
    experiences: 3,
    groups: 1,
    mentors: 1,
  });
  expect(all.body.map(({ slug }) => slug)).toContain('analisi-matematica-2');
  expect(all.body).toHaveLength(11);
  const page = await call<ExamSubject[]>(app, 'GET', `/exams?limit=4&cursor=0-${all.body[7]!.slug}`, { as: student.token });
  expect(page.body).toEqual(all.body.slice(8));
  expect((await get<ExamSubject[]>('/exams?q=psicometira')).body).toMatchObject([
    { slug: 'psicometria', similar: true, matches: ['psicometria'] },
  ]);

  // An exam without content exists only if it is in the calendar.
  expect((await get<Exam>('/exams/psicometria')).body).toMatchObject({
    name: 'Psicometria',
    difficulty: null,
    grades: null,
    experiences: [],
  });
  for (const slug of ['aramaico', '%25', '!!!', 'constructor']) expect((await get<{ reason: string }>(`/exams/${slug}`)).status).toBe(404);
});

test('every listed exam leads to its own page and to the next one of the list, whatever its name', async () => {
  const as = (await makeStudent(app)).token;
  // Compatibility forms of up to eighteen letters each, letters outside the BMP, and a word that JavaScript gives to every object.
  const odd = ['ﬃ'.repeat(120), 'ﷺ'.repeat(120), '한'.repeat(120), '𐌰'.repeat(120), 'Java constructor avanzato', 'Constructor'];
  for (const examName of ['Analisi II CFU', 'Analisi', 'Arte 1 di CFU', 'Arte', 'ed ed Anatomia', 'Tecnica primo CFU', ...odd])
    await makeExamExperience(app, { examName });
  const { body: listed } = await call<ExamSubject[]>(app, 'GET', '/exams?limit=50', { as });
  const slugs = listed.map(({ slug }) => slug);
  const paged = [];
  for (let next: string | undefined = '/exams?limit=1'; next;) {
    const page: Answer<ExamSubject[]> = await call(app, 'GET', next, { as });
    paged.push(page.body[0]?.slug);
    next = /^<\/api(\/\S+)>; rel="next"$/.exec(page.headers.link?.toString() ?? '')?.[1];
  }
  expect(paged).toEqual(slugs);
  const led = [];
  for (const slug of slugs) led.push((await call<Exam>(app, 'GET', `/exams/${encodeURIComponent(slug)}`, { as })).body.slug);
  expect(led).toEqual(slugs);
});

test('an exam follows additions, edits, deletions and restores of its content', async () => {
  const [student, mentor] = await Promise.all([makeStudent(app), makeStudent(app)]);
  const by = { by: student };
  const ask = <Body>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = student) =>
    call<Body>(app, method, path, { as: as.token, ...(body && { body }) });
  const counts = async () => (await ask<Exam>('GET', '/exams/aramaico')).body.counts;
  expect(await counts()).toBeUndefined();
  const { id } = await makeExamExperience(app, { ...by, examName: 'Aramaico' });
  expect(await counts()).toMatchObject({ experiences: 1 });
  await ask('DELETE', `/exam-experiences/${id}`);
  expect(await counts()).toBeUndefined();

  const group = (await ask<{ id: number }>('POST', '/study-groups', { title: 'Lettere antiche', subject: 'ARAMAICO' })).body;
  expect(await counts()).toMatchObject({ groups: 1 });
  const profile = { ...EXAMPLES.CreateMentor, specializations: ['Ugaritico'] };
  await ask('POST', '/mentors', profile, mentor);
  expect(await counts()).toMatchObject({ groups: 1, mentors: 0 });
  await ask('PATCH', '/mentors/me', { specializations: ['Aramaico'] }, mentor);
  expect(await counts()).toMatchObject({ groups: 1, mentors: 1 });
  await ask('PATCH', `/study-groups/${group.id}`, { subject: 'Siriaco' });
  expect(await counts()).toBeUndefined();
  await ask('PATCH', `/study-groups/${group.id}`, { subject: 'Aramaico' });
  expect(await counts()).toMatchObject({ groups: 1 });
  await ask('DELETE', `/study-groups/${group.id}`);
  expect(await counts()).toBeUndefined();
  await ask('POST', `/study-groups/${group.id}/restore`);
  expect(await counts()).toMatchObject({ groups: 1 });

  const post = await makePost(app, { ...by, content: 'Con l’ugaritico non ci dormo' });
  await makeExamExperience(app, { ...by, examName: 'Ugaritico' });
  const named = async () => (await ask<Exam>('GET', '/exams/ugaritico')).body.posts.map((each) => each.id);
  expect(await named()).toEqual([post.id]);
  await ask('DELETE', `/posts/${post.id}`);
  await expect.poll(named, { timeout: 2000 }).toEqual([]);
});

test('an experience reported by three people leaves the exam, and returns when moderators keep it', async () => {
  const [moderator] = await makeModerators(app);
  const [author, ...reporters] = await makeOldStudents(app, 4);
  const counts = async () => (await call<Exam>(app, 'GET', '/exams/glottologia', { as: author!.token })).body.counts?.experiences;
  const { id } = await makeExamExperience(app, { by: author!, examName: 'Glottologia' });
  expect(await counts()).toBe(1);
  for (const by of reporters) await report(app, by, { kind: 'experience', id });
  expect(await counts()).toBeUndefined();
  await decideOn(app, moderator, (await caseOf(app, moderator, { kind: 'experience', id })).id, { action: 'keep' });
  expect(await counts()).toBe(1);
});

test('a mentor who lists several spellings of an exam counts once', async () => {
  await makeExamExperience(app, { by: await makeStudent(app), examName: 'Epigrafia latina' });
  const one = await makeMentor(app, { specializations: ['Epigrafia latina', 'EPIGRAFIA LATINA', 'Epigrafia latina (6 CFU)'] });
  await makeMentor(app, { specializations: ['epigrafia latina'] });
  const as = one.by.token;
  expect((await call<Exam>(app, 'GET', '/exams/epigrafia-latina', { as })).body.counts).toEqual({ experiences: 1, groups: 0, mentors: 2 });
  expect((await call<ExamSubject[]>(app, 'GET', '/exams?q=epigrafia', { as })).body).toMatchObject([{ experiences: 1, mentors: 2 }]);
});

test('mentors of an exam with a free place come first, and those at capacity are full', async () => {
  await makeExamExperience(app, { by: await makeStudent(app), examName: 'Papirologia' });
  const known = { specializations: ['Papirologia'] };
  const [busy, free] = [await makeMentor(app, { ...known, capacity: 1 }), await makeMentor(app, known)];
  const { id } = await makeRequest(app, { mentor: busy });
  expect((await moveRequest(app, id, busy.by, 'accepted')).status).toBe(200);
  const { body } = await call<Exam>(app, 'GET', '/exams/papirologia', { as: free.by.token });
  expect(body.mentors).toMatchObject([
    { id: free.id, isAvailable: true, full: false },
    { id: busy.id, isAvailable: true, full: true },
  ]);
});
