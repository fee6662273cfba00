import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExamExperiencesPage } from '../../src/client/exam-experiences/exam-experiences-page.tsx';
import { summariesOf } from '../../src/client/exam-experiences/exam-summary.ts';
import type { ExamExperience } from '../../src/routers/exam-experiences/schema.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleExperience } from './samples.ts';

const privato = [
  sampleExperience({ id: 1, examName: 'Diritto privato', difficulty: 5, grade: 30 }),
  sampleExperience({ id: 2, examName: 'diritto  privato', difficulty: 4, grade: 24 }),
  sampleExperience({ id: 3, examName: 'Diritto Privato', difficulty: 4, grade: null, passed: false }),
];
const storia = [
  sampleExperience({ id: 4, examName: 'Storia', difficulty: 2, grade: 28 }),
  sampleExperience({ id: 5, examName: 'Storia', difficulty: 2, grade: 28 }),
];

it('does not count experiences under review', () => {
  const covered = [7, 8, 9].map((id) => sampleExperience({ id, examName: '', experience: '', underReview: true }));
  expect(summariesOf(covered, true)).toEqual([]);
  expect(summariesOf([...covered, ...storia], true)).toMatchObject([{ examName: 'Storia', count: 2 }]);
});

it('summarises an exam from three experiences on, however its name is spelled', () => {
  const [summary, ...others] = summariesOf([...storia, ...privato], false);
  expect(others).toEqual([]);
  expect(summary).toMatchObject({ examName: 'Diritto privato', count: 3, passed: 2 });
  expect(summary!.difficulty.bars.map(({ count }) => count)).toEqual([0, 0, 0, 2, 1]);
  expect(summary!.difficulty.mean).toBeCloseTo(4.33, 2);
  expect(summary!.grades!.mean).toBe(27);
  expect(summary!.grades!.bars.map(({ value }) => value)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(summary!.grades!.bars.filter(({ count }) => count > 0)).toEqual([
    { value: 24, count: 1 },
    { value: 30, count: 1 },
  ]);
});

it('summarises the only exam that a search finds, however few its experiences', () => {
  expect(summariesOf(storia, true)).toHaveLength(1);
  expect(summariesOf(storia, false)).toEqual([]);
  expect(summariesOf([...storia, privato[0]!], true)).toEqual([]);
});

it('has no grades when none was given, and puts the exam with the most experiences first', () => {
  const silent = [6, 7, 8, 9].map((id) => sampleExperience({ id, examName: 'Tirocinio', grade: null }));
  expect(summariesOf([...privato, ...silent], false).map(({ examName, grades }) => [examName, grades === null])).toEqual([
    ['Tirocinio', true],
    ['Diritto privato', false],
  ]);
  expect(summariesOf([], true)).toEqual([]);
});

function open(address: string, experiences: ExamExperience[]) {
  trpcHandler('examExperiences.list', ({ q }) =>
    experiences.filter(({ examName }) => !q || examName.toLowerCase().includes(q.toLowerCase().split(' ')[0]!)),
  );
  return renderPage(address, <ExamExperiencesPage />, { user: storedStudent }).user;
}

it('draws difficulty and grades with text alternatives, and filters by that exam on request', async () => {
  const user = open('/exam-experiences', [...privato, ...storia]);
  const summary = within(await screen.findByRole('region', { name: 'Diritto privato, in breve' }));
  expect(summary.getByRole('img', { name: /difficoltà.*4: 2 volte, 5: una volta\.$/ })).toBeDefined();
  expect(summary.getByRole('img', { name: 'Quante volte è stato preso ogni voto. 24: una volta, 30: una volta.' })).toBeDefined();
  expect(summary.getByText('4,3 su 5')).toBeDefined();
  expect(summary.getByText('media 27,0')).toBeDefined();
  expect(summary.getByText(/· superato 2 volte$/)).toBeDefined();

  await user.click(summary.getByRole('button', { name: 'Solo questo esame' }));
  expect(await screen.findByRole('heading', { level: 2, name: '3 esperienze trovate' })).toBeDefined();
  const found = within(screen.getByRole('region', { name: 'Diritto privato, in breve' }));
  expect(found.queryByRole('button')).toBeNull();
});

it('draws nothing when an exam has too few experiences', async () => {
  open('/exam-experiences', storia);
  await screen.findAllByRole('article', { name: 'Storia' });
  expect(screen.queryByRole('region', { name: /in breve/ })).toBeNull();
});

it('draws the searched exam from a single experience', async () => {
  open('/exam-experiences?q=storia', [storia[0]!]);
  const summary = within(await screen.findByRole('region', { name: 'Storia, in breve' }));
  expect(summary.getByText('Una sola esperienza')).toBeDefined();
});

it.each([
  [[], '3 esperienze in questa pagina · per ora non superato'],
  [[2], '3 esperienze in questa pagina · superato una volta'],
  [[1, 2, 3], '3 esperienze in questa pagina'],
])('says how often the exam was passed, by %j', async (passing, text) => {
  open(
    '/exam-experiences',
    privato.map((experience) => ({ ...experience, passed: passing.some((id) => id === experience.id) })),
  );
  const summary = within(await screen.findByRole('region', { name: 'Diritto privato, in breve' }));
  expect(summary.getByText(text)).toBeDefined();
});
