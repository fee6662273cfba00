import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SearchPage } from '../../src/client/search/search-page.tsx';
import type { ExamSubject } from '../../src/routers/exams/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { sampleExperience } from '../exam-experiences/samples.ts';
import { sampleComment, samplePost } from '../posts/samples.ts';
import { sampleGroup } from '../study-groups/samples.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { expectFocus } from '../support/focus.ts';
import { paste } from '../support/paste.ts';
import { box, heading, openSearch, posts, shown } from './open-search.tsx';

describe('searching', () => {
  it('starts with the latest fifty posts', async () => {
    const { calls } = openSearch();
    expect(await heading('4 risultati')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual(posts.map(({ content }) => content)));
    expect(calls).toEqual([{ limit: 50 }]);
  });

  it('offers topics while there is no query', async () => {
    const { user } = openSearch();
    await heading('4 risultati');
    await user.click(within(screen.getByRole('group', { name: 'Argomenti' })).getByRole('button', { name: 'Alloggio' }));
    expect(await heading('1 risultato')).toBeDefined();
    expect(box().value).toBe('Alloggio');
    expect(screen.queryByRole('group', { name: 'Argomenti' })).toBeNull();
    expect(document.activeElement, 'the topic has gone').toBe(screen.getByRole('tabpanel'));
  });

  it('searches only when the button is clicked, and keeps the query out of the URL', async () => {
    const { user, calls } = openSearch();
    await heading('4 risultati');
    await paste(user, box(), '  CHIMICA ');
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(await heading('2 risultati')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual(['Ho paura dell’orale di Chimica', 'Quale libro?']));
    await waitFor(() => expect(calls).toEqual([{ limit: 50 }, { limit: 50, q: 'CHIMICA' }]));
    expect(window.location.href, 'words stay out of what a browser offers to the next').not.toContain('CHIMICA');
  });

  it('limits the query to the server’s maximum, counting an emoji as one character', async () => {
    const { user } = openSearch();
    await paste(user, box(), `a${'😀'.repeat(200)}`);
    expect(box().value).toBe(`a${'😀'.repeat(199)}`);
  });

  it('also searches on Enter, and shows one result in the singular', async () => {
    const { user } = openSearch();
    await heading('4 risultati');
    await user.type(box(), 'pisa{Enter}');
    expect(await heading('1 risultato')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual(['Due parole']));
  });

  it.each([
    ['Sfogo libero', { type: 'vent' }, ['Ho paura dell’orale di Chimica', 'Casa']],
    ['Cerco consiglio', { type: 'advice' }, ['Quale libro?']],
    ['Voglio parlare', { type: 'talk' }, ['Due parole']],
    ['Oggi', { period: 'today' }, ['Ho paura dell’orale di Chimica']],
    ['Ultima settimana', { period: 'week' }, ['Ho paura dell’orale di Chimica', 'Quale libro?']],
    ['Ultimo mese', { period: 'month' }, ['Ho paura dell’orale di Chimica', 'Quale libro?', 'Due parole']],
  ])('filters by %s, on the server and locally', async (choice, sent, expected) => {
    const { user, calls } = openSearch();
    await heading('4 risultati');
    await user.click(screen.getByRole('radio', { name: choice }));
    await waitFor(() => expect(shown()).toEqual(expected));
    await waitFor(() => expect(calls.at(-1)).toEqual({ limit: 50, ...sent }));
    expect(window.location.search).toBe(`?${new URLSearchParams(sent as Record<string, string>)}`);
  });

  it('says how many there are only once the server has answered', async () => {
    const answer = deferred<Post[]>();
    trpcHandler('posts.list', ({ type }) => (type ? answer.wait() : posts));
    const { user } = renderPage('/search', <SearchPage />, { user: storedStudent });
    await heading('4 risultati');
    await user.click(screen.getByRole('radio', { name: 'Sfogo libero' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(await heading('Risultati')).toBeDefined();
    answer.resolve([...posts.filter(({ type }) => type === 'vent'), samplePost(1, { type: 'vent' })]);
    expect(await heading('3 risultati')).toBeDefined();
  });

  it('shows what the server has found for a period by its own clock, from which that of the device differs', async () => {
    trpcHandler('posts.list', ({ period }) => (period === 'today' ? posts.slice(1, 2) : posts));
    const { user } = renderPage('/search', <SearchPage />, { user: storedStudent });
    await heading('4 risultati');
    await user.click(screen.getByRole('radio', { name: 'Oggi' }));
    await waitFor(() => expect(shown()).toEqual(['Quale libro?']));
    expect(await heading('1 risultato')).toBeDefined();
  });

  it('starts without filters', async () => {
    openSearch();
    expect(((await screen.findByRole('radio', { name: 'Tutti' })) as HTMLInputElement).checked).toBe(true);
    expect((screen.getByRole('radio', { name: 'Qualsiasi data' }) as HTMLInputElement).checked).toBe(true);
  });

  it('reads query and filters from the URL, and follows the back button', async () => {
    const { user, calls } = openSearch('/search?q=chimica&type=advice&period=week');
    expect(await heading('1 risultato')).toBeDefined();
    expect(box().value).toBe('chimica');
    expect((screen.getByRole('radio', { name: 'Cerco consiglio' }) as HTMLInputElement).checked).toBe(true);
    expect((screen.getByRole('radio', { name: 'Ultima settimana' }) as HTMLInputElement).checked).toBe(true);
    expect(calls).toEqual([{ limit: 50, q: 'chimica', type: 'advice', period: 'week' }]);

    await user.clear(box());
    await user.type(box(), 'zzz{Enter}');
    expect(await heading('0 risultati')).toBeDefined();
    window.history.back();
    expect(await heading('1 risultato')).toBeDefined();
    expect(box().value).toBe('chimica');
  });

  it('removes the query of a link from the URL, keeps it over a reload, and hides it from other users', async () => {
    const { unmount } = openSearch('/search?q=chimica&type=advice');
    expect(await heading('1 risultato')).toBeDefined();
    await waitFor(() => expect(window.location.search).toBe('?type=advice'));
    unmount();
    const again = renderWith(<SearchPage />, { user: storedStudent });
    await waitFor(() => expect(box().value).toBe('chimica'));
    again.unmount();
    renderWith(<SearchPage />, { user: { ...storedStudent, id: 'another' } });
    expect(box().value).toBe('');
    await waitFor(() => expect(shown()).toEqual(['Quale libro?']));
  });

  it('ignores invalid filters in the URL', async () => {
    const { calls } = openSearch('/search?type=admin&period=ieri');
    await heading('4 risultati');
    expect(calls).toEqual([{ limit: 50 }]);
  });

  it('suggests narrowing the search when the page is full', async () => {
    openSearch(
      '/search',
      Array.from({ length: 50 }, (_, index) => samplePost(100 - index)),
    );
    expect(await heading('Almeno 50 risultati')).toBeDefined();
    expect(screen.getByText(/restringi la ricerca/)).toBeDefined();
  });
});

it('says that there may be more exams when a page is full, and loads them on demand', async () => {
  const exam = (index: number): ExamSubject => ({
    slug: `esame-${index}`,
    name: `Esame ${index}`,
    faculty: null,
    groups: 1,
    experiences: 0,
    mentors: 0,
  });
  const exams = Array.from({ length: 70 }, (_, index) => exam(index));
  trpcHandler('exams.list', ({ cursor }) => (cursor === '1-esame-49' ? exams.slice(50) : exams.slice(0, 50)));
  const { user } = openSearch('/search?in=esami');
  expect(await heading('Almeno 50 risultati')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Carica altri esami' }));
  expect(await heading('70 risultati')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Carica altri esami' })).toBeNull();
  await expectFocus(() => screen.getByRole('link', { name: 'Esame 50' }).closest('li'));
});

it.each([
  ['posts', '/search?q=casa'],
  ['groups', '/search?in=gruppi'],
  ['experiences', '/search?in=esperienze'],
  ['exams', '/search?in=esami'],
])('says when the same search of %s fails, keeps the results, and offers a retry', async (_, address) => {
  const exam = { slug: 'fisica', name: 'Fisica', faculty: null, groups: 1, experiences: 0, mentors: 0 };
  const all = (answer: () => void) => {
    trpcHandler('posts.list', ({ similar }) => (answer(), similar ? [] : posts.slice(3)));
    trpcHandler('studyGroups.list', () => (answer(), [sampleGroup()]));
    trpcHandler('examExperiences.list', () => (answer(), [sampleExperience()]));
    trpcHandler('exams.list', () => (answer(), [exam]));
  };
  all(() => undefined);
  const { user } = renderPage(address, <SearchPage />, { user: storedStudent });
  await heading('1 risultato');
  all(() => {
    throw new Offline();
  });
  await user.click(screen.getByRole('button', { name: 'Cerca' }));
  const retry = await screen.findByRole('button', { name: 'Non aggiornato: riprova' });
  expect(screen.getByRole('heading', { level: 2, name: '1 risultato' })).toBeDefined();
  all(() => undefined);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Non aggiornato: riprova' })).toBeNull());
});

it('searches groups and experiences too, and requests the list of a tab only when it is opened', async () => {
  const asked: unknown[] = [];
  trpcHandler('studyGroups.list', (input) => {
    asked.push(input);
    return input.similar ? [sampleGroup({ title: 'Fisici in ascolto', subject: 'Fisica', matches: ['fisici'] })] : [];
  });
  const experiences = Array.from({ length: 21 }, (_, index) => sampleExperience({ id: 99 - index, examName: 'Fisica 1' }));
  trpcHandler('examExperiences.list', (input) => {
    asked.push(input);
    return input.similar || input.cursor ? [] : experiences;
  });
  const { user, container } = openSearch('/search?q=casa');
  await heading('1 risultato');
  await user.clear(box());
  await paste(user, box(), 'fisica');
  await user.click(screen.getByRole('tab', { name: 'Gruppi' }));
  const section = await screen.findByRole('region', { name: 'Risultati simili' });
  expect(within(section).getByRole('heading', { name: 'Fisici in ascolto' })).toBeDefined();
  expect(container.querySelector('mark')?.textContent).toBe('Fisici');
  expect(window.location.search).toBe('?in=gruppi');
  expect(screen.getByRole('searchbox', { name: 'Cerca nei gruppi' })).toBeDefined();

  // Similar results are requested only after all exact ones have been loaded.
  await user.click(screen.getByRole('tab', { name: 'Esperienze' }));
  expect(await heading('Più di 20 risultati')).toBeDefined();
  const before = [
    { q: 'fisica', limit: 21 },
    { q: 'fisica', similar: true, limit: 21 },
    { q: 'fisica', limit: 21 },
  ];
  expect(asked).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Carica altre esperienze' }));
  await waitFor(() =>
    expect(asked).toEqual([...before, expect.objectContaining({ q: 'fisica', limit: 21 }), { q: 'fisica', similar: true, limit: 21 }]),
  );
});

describe('the states of the page', () => {
  it('shows a loading state', async () => {
    let answer: (() => void) | undefined;
    trpcHandler('posts.list', () => new Promise<Post[]>((resolve) => (answer = () => resolve(posts))));
    renderPage('/search', <SearchPage />, { user: storedStudent });
    expect(await screen.findByText('Caricamento...')).toBeDefined();
    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await heading('4 risultati')).toBeDefined();
    expect(screen.queryByText('Caricamento...')).toBeNull();
  });

  it('offers to clear text and filters when nothing was found', async () => {
    const { user } = openSearch('/search?q=zzz&type=talk');
    expect(await screen.findByText('Nessun post trovato')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Togli testo e filtri' }));
    expect(await heading('4 risultati')).toBeDefined();
    expect(window.location.search).toBe('');
    expect(box().value).toBe('');
    expect(document.activeElement, 'the button has gone').not.toBe(document.body);
  });

  it('shows an error, and retries on request', async () => {
    trpcHandler('posts.list', () => {
      throw new Refusal({ status: 503, message: 'Il servizio non è raggiungibile', reason: 'busy' });
    });
    const { user } = renderPage('/search?q=casa', <SearchPage />, { user: storedStudent });
    expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
    trpcHandler('posts.list', () => posts);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('1 risultato')).toBeDefined();
    expect(screen.queryByText('Errore nel caricamento')).toBeNull();
  });

  it('shows search tips', async () => {
    openSearch();
    const tips = await screen.findByRole('region', { name: 'Consigli per la ricerca' });
    expect(within(tips).getAllByRole('listitem').length).toBeGreaterThan(2);
  });
});

it('likes a post and opens its comments from the results', async () => {
  const { user } = openSearch('/search?q=casa');
  await heading('1 risultato');
  const like = vi.fn(() => ({ likes: 1, liked: true }));
  trpcHandler('posts.like', like);
  trpcHandler('comments.list', () => [sampleComment(1)]);
  await user.click(screen.getByRole('button', { name: 'Mi piace, 0' }));
  expect(await screen.findByText('Post piaciuto!')).toBeDefined();
  expect(like).toHaveBeenCalledWith({ id: 2 });
  await user.click(screen.getByRole('button', { name: 'Commenti, 0' }));
  expect(await screen.findByText('Testo del commento 1')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Il tuo commento' })).toBeDefined();
});
