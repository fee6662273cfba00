import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { writeDraft } from '../../src/client/lib/stored-drafts.ts';
import { sampleMentor } from '../mentorship/samples.ts';
import { samplePost } from '../posts/samples.ts';
import { sampleGroup } from '../study-groups/samples.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

/** Answers what the pages below ask for. */
function serve() {
  trpcHandler('studyGroups.list', () => []);
  trpcHandler('studyGroups.get', () => sampleGroup({ id: 4, joined: true }));
  trpcHandler('meetings.list', () => []);
  trpcHandler('board.list', () => []);
  trpcHandler('examExperiences.list', () => []);
  trpcHandler('mentors.me', () => {
    throw new Refusal({ status: 404, message: 'Non hai ancora un profilo da mentore', reason: 'not_a_mentor' });
  });
  trpcHandler('mentors.list', () => [sampleMentor({ id: 3 })]);
  trpcHandler('posts.get', () => samplePost(7, { mine: false }));
  trpcHandler('comments.list', () => []);
}

it.each([
  ['study-group', '/study-groups', '?faculty=Psicologia', 'Nuovo gruppo di studio', { title: 'Analisi a sera' }],
  ['exam-experience', '/exam-experiences', '', 'Condividi un’esperienza', { examName: 'Analisi a sera' }],
  ['meeting-4', '/study-groups/4', '', 'Proponi un incontro', { place: 'Analisi a sera' }],
  ['mentor', '/mentorship', '?tab=diventa', /mentore/i, { courseOfStudy: 'Analisi a sera' }],
  ['mentorship-request-3', '/mentorship', '', 'Richiedi Mentorship', { topic: 'Analisi a sera' }],
  ['report-post-7', '/posts/7', '', 'Segnala questo post', 'Analisi a sera'],
])('the address that names the unsent text %s opens its form, once', async (key, page, query, name, draft) => {
  serve();
  writeDraft(storedStudent.id!, key, typeof draft === 'string' ? draft : JSON.stringify(draft));
  renderApp(`${page}${query}${query ? '&' : '?'}riprendi=${key}`, { user: storedStudent });
  await screen.findByRole('dialog', { name });
  expect(await screen.findByDisplayValue('Analisi a sera')).toBeDefined();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(page + query));
});

it('opens no form at an address that names a text that was not written', async () => {
  serve();
  renderApp('/study-groups?riprendi=study-group', { user: storedStudent });
  await screen.findAllByRole('button', { name: /Crea un gruppo/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens an unsent report also at a link within the site, which changes page and query at once', async () => {
  serve();
  trpcHandler('posts.list', () => []);
  writeDraft(storedStudent.id!, 'report-post-7', 'Analisi a sera');
  renderApp('/study-groups', { user: storedStudent });
  await screen.findAllByRole('button', { name: /Crea un gruppo/ });
  act(() => navigate('/posts/7?riprendi=report-post-7'));
  await screen.findByRole('dialog', { name: 'Segnala questo post' });
});

it('removes the query of a text that there is no more, and forgets it when another tab is opened', async () => {
  serve();
  renderApp('/study-groups?riprendi=study-group', { user: storedStudent });
  await waitFor(() => expect(window.location.search).toBe(''));
  cleanup();
  writeDraft(storedStudent.id!, 'mentorship-request-99', JSON.stringify({ topic: 'Analisi a sera' }));
  const { user } = renderApp('/mentorship?tab=diventa&riprendi=mentorship-request-99', { user: storedStudent });
  await user.click(await screen.findByRole('tab', { name: 'Trova mentori' }));
  expect(window.location.search).toBe('');
});
