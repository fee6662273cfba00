import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Exam } from '../../src/routers/exams/schema.ts';
import { setHidden } from '../../src/client/lib/hidden.ts';
import { inWords } from '../../src/client/exams/exam-words.ts';
import { EXAMPLES } from '../../openapi/examples.ts';
import { sampleExperience } from '../exam-experiences/samples.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

const exam = EXAMPLES.Exam as Exam;
const bars = (counts: Record<number, number>) => [1, 2, 3, 4, 5].map((value) => ({ value, count: counts[value] ?? 0 }));

beforeEach(() => {
  trpcHandler('examExperiences.list', ({ exam: slug }) => (slug === exam.slug ? [sampleExperience()] : []));
});

it('shows the experiences, groups, mentors and posts of an exam, and links to the study planner', async () => {
  trpcHandler('exams.get', ({ slug }) => ({
    ...exam,
    slug,
    counts: { experiences: 5, groups: 1, mentors: 1 },
    passed: 4,
    difficulty: { mean: 4, bars: bars({ 4: 5 }) },
  }));
  renderApp('/exams/diritto-privato', { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: 'Diritto privato' })).toBeDefined();
  expect(screen.getByText('Giurisprudenza · 5 esperienze · 1 gruppo · 1 mentore')).toBeDefined();
  const figures = screen.getByRole('region', { name: 'Com’è andata a chi l’ha dato' });
  expect(screen.getByText('Finora ci sono 5 esperienze: «Difficile» in 5. In 4 l’esame è superato.')).toBeDefined();
  expect(within(figures).getByRole('img', { name: /^Quante volte è stata indicata ogni difficoltà.*4: 5 volte\.$/ })).toBeDefined();
  // A chart of a single grade would show what one person got.
  expect(within(figures).queryByRole('img', { name: /^Quante volte è stato preso ogni voto/ })).toBeNull();
  expect(within(figures).getByText('I voti, per ora, sono troppo pochi per un grafico.')).toBeDefined();
  const leadsTo = (region: string, name: RegExp) =>
    within(screen.getByRole('region', { name: region }))
      .getByRole('link', { name })
      .getAttribute('href');
  expect(leadsTo('Chi lo prepara', /3 di 6 posti presi/)).toBe(`/study-groups/${exam.groups[0]!.id}`);
  // With the group’s own spelling, because the list of groups searches for text, not for exams.
  expect(leadsTo('Chi lo prepara', /Cerca o crea/)).toBe(`/study-groups?${new URLSearchParams({ q: exam.groups[0]!.subject })}`);
  expect(leadsTo('Chi lo conosce', /4° anno\s.* Disponibile/)).toBe(
    `/mentorship?${new URLSearchParams({ q: exam.mentors[0]!.courseOfStudy })}`,
  );
  expect(leadsTo('Se ne parla', /2 commenti/)).toBe('/posts/42');
  const voice = await screen.findByRole('article', { name: 'Diritto privato' });
  expect(voice.compareDocumentPosition(figures), 'words before charts').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Aggiungi al mio piano' }).getAttribute('href')).toBe('/study-planner?esame=Diritto+privato');
});

it('does not show the words of a post that the user has hidden', async () => {
  trpcHandler('exams.get', () => exam);
  renderApp('/exams/diritto-privato', { user: storedStudent });
  const region = within(await screen.findByRole('region', { name: 'Se ne parla' }));
  expect(region.getByRole('link', { name: /2 commenti/ })).toBeDefined();
  act(() => setHidden('post 42', true));
  expect(region.queryByRole('link', { name: /commenti/ })).toBeNull();
  // Somebody does mention the exam.
  expect(region.queryByText(/non lo nomina/)).toBeNull();
});

it('counts an experience no longer once its author has deleted it', async () => {
  let left = 1;
  trpcHandler('examExperiences.list', () => (left ? [{ ...sampleExperience(), mine: true }] : []));
  trpcHandler('exams.get', () => ({ ...exam, counts: { experiences: left, groups: 0, mentors: 0 }, passed: left }));
  trpcHandler('examExperiences.delete', () => {
    left = 0;
    return { deleted: true, undoUntil: new Date().toISOString() };
  });
  const { user } = renderApp('/exams/diritto-privato', { user: storedStudent });
  expect(await screen.findByText(/1 esperienza/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Azioni sulla tua esperienza' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  expect(await screen.findByText('Nessuno l’ha ancora raccontato.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/1 esperienza/)).toBeNull());
});

it('offers more experiences while there are more', async () => {
  const told = [5, 4, 3, 2, 1].map((id) => ({ ...sampleExperience(), id }));
  for (const [experiences, more] of [
    [4, 0],
    [5, 1],
  ]) {
    trpcHandler('examExperiences.list', ({ limit }) => told.slice(0, Math.min(limit!, experiences!)));
    trpcHandler('exams.get', () => ({ ...exam, counts: { experiences: experiences!, groups: 0, mentors: 0 } }));
    const { unmount } = renderApp('/exams/diritto-privato', { user: storedStudent });
    expect(await screen.findAllByRole('article', { name: 'Diritto privato' })).toHaveLength(4);
    expect(screen.queryAllByRole('button', { name: 'Carica altre esperienze' })).toHaveLength(more!);
    unmount();
  }
});

it('describes few experiences in words, and says when an exam has no content yet', async () => {
  trpcHandler('exams.get', () => exam);
  const { unmount } = renderApp('/exams/diritto-privato', { user: storedStudent });
  expect(await screen.findByText('Finora c’è una sola esperienza: «Difficile», e l’esame è superato.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  const three = { counts: { experiences: 3, groups: 0, mentors: 0 }, passed: 2 };
  expect(inWords(three, { mean: 3, bars: bars({ 2: 1, 4: 2 }) })).toBe(
    'Finora ci sono 3 esperienze: «Facile» in una, «Difficile» in 2. In 2 l’esame è superato.',
  );

  trpcHandler('exams.get', () => {
    throw new Refusal({ status: 404, message: 'Di questo esame non ha ancora scritto nessuno', reason: 'exam_not_found' });
  });
  renderApp('/exams/aramaico', { user: storedStudent });
  expect(await screen.findByRole('heading', { level: 1, name: 'Di questo esame non c’è ancora nulla' })).toBeDefined();
});

it('opens a new plan with the exam’s name, once', async () => {
  const { user } = renderApp('/study-planner?esame=Diritto+privato', { user: storedStudent });
  const dialog = await screen.findByRole('dialog', { name: 'Nuovo piano di studio' });
  expect((within(dialog).getByRole('textbox', { name: 'Nome dell’esame' }) as HTMLInputElement).value).toBe('Diritto privato');
  await waitFor(() => expect(window.location.search).toBe(''));
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a mentor without a free place as “Al completo”', async () => {
  const [mentor] = exam.mentors;
  trpcHandler('exams.get', () => ({ ...exam, mentors: [{ ...mentor!, full: true }] }));
  renderApp('/exams/diritto-privato', { user: storedStudent });
  const region = await screen.findByRole('region', { name: 'Chi lo conosce' });
  expect(within(region).getByRole('link', { name: /4° anno.*Al completo/ })).toBeDefined();
});
