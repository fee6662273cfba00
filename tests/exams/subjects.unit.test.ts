import { expect, test } from 'vitest';
import { NAMES_MAX } from '../../src/routers/exams/limits.ts';
import {
  calendarExams,
  cursorAt,
  findSubjects,
  formOf,
  listAfter,
  nameOf,
  slugOf,
  subjectsOf,
  type Written,
} from '../../src/routers/exams/rules.ts';
import { threadTime } from '../support/event-loop.ts';

test('all spellings of an exam have the same slug', () => {
  for (const [slug, ...spellings] of [
    [
      'analisi-matematica-1',
      'Analisi 1',
      'ANALISI I',
      'Analisi matematica I',
      'analisi  matematica 1',
      'Analisi Matematica 01',
      'Analisi uno',
      'Analisi 1 (9 CFU)',
      'Analisi I 9cfu',
      'Analisi1',
      'Analisi matematica (I)',
      'Analisi matematica n. 1',
      'An. mat. 1',
      'Analisi matematica 1, 9 crediti',
      'Analisi 1 – prof.ssa Bianchi',
      'Esame di Analisi 1',
      'Corso d’Analisi I',
    ],
    ['analisi-matematica-2', 'Analisi II', 'Analisi matematica 2'],
    ['analisi-1-modulo-b', 'Analisi I modulo B', 'Analisi 1 mod. B'],
    ['esame-stato', 'Esame di Stato'],
    ['diritto-privato', 'Diritto privato', 'Dir. privato', 'Istituzioni di diritto privato', 'DIRITTO PRIVATO '],
    ['disegno-architettura', 'Disegno dell’architettura', "Disegno dell'Architettura", 'Disegno architettonico'],
    ['fisica-1', 'Fisica generale I', 'fisica 1'],
    ['storia-arte', 'Storia dell’arte', 'Storia arte'],
    ['promessi-sposi', 'I promessi sposi'],
    ['java-constructor-avanzato', 'Java constructor avanzato'],
    ['java-e-constructor', 'Java e constructor', 'Java ed Constructor'],
    ['universita-e-societa', 'Università e società'],
    ['diritto-e-economia', 'Diritto e economia', 'Diritto ed economia'],
    ['analisi-1-2', 'Analisi I e II', 'Analisi 1 e 2'],
    ['e', 'E'],
    ['', '!!!', '— …'],
  ]) {
    for (const spelling of spellings) expect([spelling, slugOf(spelling)]).toEqual([spelling, slug]);
    // A slug from a URL names the same exam.
    expect(slugOf(slug!.replaceAll('-', ' '))).toBe(slug);
  }
  expect(nameOf('analisi-matematica-2', 'ANALISI II')).toBe('Analisi matematica 2');
  expect(nameOf('glottologia', 'Glottologia')).toBe('Glottologia');
  expect(new Set(calendarExams.map(({ slug }) => slug)).size).toBe(10);
});

test('different exams have different slugs', () => {
  for (const names of [
    [
      'Analisi 1',
      'Analisi 2',
      'Analisi',
      'Analisi 12',
      'Analisi 1 e 2',
      'Analisi numerica',
      'Analisi dei dati',
      'Analisi I modulo B',
      'Analisi modulo B',
    ],
    [
      'Diritto privato',
      'Diritto privato 2',
      'Diritto privato comparato',
      'Diritto pubblico',
      'Diritto civile',
      'Diritto internazionale privato',
    ],
    ['Fisica', 'Fisica 1', 'Fisica tecnica', 'Chimica fisica'],
    ['Storia della filosofia', 'Filosofia della storia', 'Storia'],
    ['Geometria', 'Geometria A', 'Geometria B', 'Geometria L', 'Geometria 1'],
    ['Programmazione', 'Programmazione C', 'Programmazione C++', 'Programmazione C#'],
    ['C', 'C++', 'C#'],
    ['Inglese', 'Inglese B2', 'Inglese B1', 'Inglese 2'],
    ['Etica', 'Etica della professione', 'Etica del professore'],
    ['Elettronica I', 'Elettronica II', 'Elettronica III', 'Elettronica IV', 'Elettronica V', 'Elettronica VI'],
  ]) {
    const slugs = names.map(slugOf);
    expect(slugs).toEqual([...new Set(slugs)]);
    expect(slugs.map((slug) => slugOf(slug.replaceAll('-', ' ')))).toEqual(slugs);
  }
});

test('exams are found by any of their names, then by similar ones', () => {
  const subjects = subjectsOf([
    { kind: 'experiences', name: 'Analisi I', count: 3 },
    { kind: 'groups', name: 'Analisi matematica 1', count: 2 },
    { kind: 'experiences', name: 'Chimica organica', count: 1 },
    { kind: 'mentors', name: 'Chimica Organica', count: 1, ids: [1] },
    { kind: 'mentors', name: 'CHIMICA ORGANICA', count: 1, ids: [1] },
    { kind: 'mentors', name: 'Ansia da esame', count: 4, ids: [1, 2, 3, 4] },
    { kind: 'groups', name: '!!!', count: 1 },
  ]);
  expect(subjects[0]).toMatchObject({
    slug: 'analisi-matematica-1',
    name: 'Analisi matematica 1',
    faculty: 'Ingegneria',
    experiences: 3,
    groups: 2,
  });
  expect(subjects[1]).toMatchObject({ slug: 'chimica-organica', name: 'Chimica organica', faculty: null, experiences: 1, mentors: 1 });
  expect(subjects).toHaveLength(11);
  const found = (q: string) => findSubjects(subjects, q).map(({ slug, similar }) => (similar ? `~${slug}` : slug));
  expect(found('analisi 1')).toEqual(['analisi-matematica-1']);
  expect(found('ANALISI')).toEqual(['analisi-matematica-1']);
  expect(found('chimiche organiche')).toEqual(['~chimica-organica']);
  expect(found('psicometira')).toEqual(['~psicometria']);
  for (const q of ['zzz', '!!', '😀', '12 cfu', '(parziale)']) expect([q, found(q)]).toEqual([q, []]);
  expect(findSubjects(subjects, ' ')).toHaveLength(11);
});

test('grouping and searching the maximum number of names is fast once their forms are cached', () => {
  const words = 'storia filosofia medievale moderna contemporanea diritto comparato sistemi giuridici chimica organica'.split(' ');
  const nameAt = (n: number) => `${Array.from({ length: 10 }, (_, at) => words[(n * 7 + at * (n % 5)) % words.length]).join(' ')} ${n}`;
  const kinds: Written['kind'][] = ['experiences', 'groups', 'mentors'];
  const written = kinds.flatMap((kind, at) =>
    Array.from({ length: NAMES_MAX }, (_, n) => ({
      kind,
      name: nameAt((at % 2) * NAMES_MAX + n),
      count: 1,
      ids: kind === 'mentors' ? [n] : null,
    })),
  );
  const forms = new Map(written.map(({ name }) => [name, formOf(name)]));
  let subjects: ReturnType<typeof subjectsOf> = [];
  let found: unknown;
  const works = {
    // About 10 ms on an idle machine.
    floor: () => JSON.parse(JSON.stringify(written)) as unknown,
    ordered: () => (subjects = subjectsOf(written, (name) => forms.get(name) ?? formOf(name))),
    // Only the last word of the query occurs in no name. Other requests can be served between ordering and searching.
    searched: () => (found = findSubjects(subjects, `${words.join(' ')} zzzz`)),
  };
  const least = { floor: Infinity, ordered: Infinity, searched: Infinity };
  // Interleaved, so that other load on the machine affects all of them.
  for (let turn = 0; turn < 6; turn++) {
    for (const name of Object.keys(works) as (keyof typeof works)[]) {
      const start = threadTime();
      works[name]();
      least[name] = Math.min(least[name], threadTime() - start);
    }
  }
  expect(found).toEqual([]);
  expect([least.ordered, least.searched].map((took) => took / least.floor).filter((times) => times > 5)).toEqual([]);
});

test('names joined by a conjunction and by a preposition have different slugs', () => {
  for (const [first, second] of [
    ['Economia', 'diritto'],
    ['Filosofia', 'scienza'],
    ['Psicologia', 'lavoro'],
    ['Storia', 'filosofia'],
    ['Educazione', 'infanzia'],
  ]) {
    const joined = ['e', 'ed'].map((word) => slugOf(`${first} ${word} ${second}`));
    for (const word of ['di', 'del', 'della', 'nel', 'per la']) expect(joined).not.toContain(slugOf(`${first} ${word} ${second}`));
    expect(joined[0]).toBe(joined[1]);
  }
});

test('orders exams of the same size by their numbers as numbers, also after a cursor', () => {
  const written = ['Fisica 10', 'Fisica 2', 'Fisica 1', 'Algebra', 'Laboratorio A01', 'Laboratorio A1'].map((name): Written => ({
    kind: 'experiences',
    name,
    count: 1,
  }));
  const subjects = subjectsOf(written).filter(({ experiences }) => experiences > 0);
  const slugs = subjects.map(({ slug }) => slug);
  expect(slugs).toEqual(['algebra', 'fisica-1', 'fisica-2', 'fisica-10', 'laboratorio-a01', 'laboratorio-a1']);
  for (const [at, subject] of subjects.entries())
    expect(listAfter(subjects, cursorAt(subject)).map(({ slug }) => slug)).toEqual(slugs.slice(at + 1));
});
