import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SearchPage } from '../../src/client/search/search-page.tsx';
import { samplePost } from '../posts/samples.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { box, heading, openSearch, posts, shown } from './open-search.tsx';

describe('similar results', () => {
  const letter = '<img src=x onerror=alert(1)> L’Ànsia prima dell’esame, e altra ansia';
  const resembling = [samplePost(1, { title: 'Ansie & co', content: 'Le mie ansie', matches: ['ansie'] })];

  it('follow the exact results and name the matched words, which are highlighted without rendering markup', async () => {
    const { similar, container } = openSearch('/search?q=lansia', [samplePost(5, { content: letter })], resembling);
    expect(await heading('1 risultato')).toBeDefined();
    const section = await screen.findByRole('region', { name: 'Risultati simili' });
    expect(within(section).getByText('La parola esatta non c’è, ma ce ne sono di simili: «ansie».')).toBeDefined();
    expect(similar).toEqual([{ limit: 20, q: 'lansia', similar: true }]);
    await waitFor(() =>
      expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['L’Ànsia', 'Ansie', 'ansie']),
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('article')[0]!.querySelector('p')!.textContent).toBe(letter);
  });

  it('are told apart from matches in the title', async () => {
    const titled = samplePost(2, { title: 'L’ansia', content: 'Di notte', matches: ['ansia'] });
    openSearch('/search?q=lansia', [], [titled, ...resembling]);
    const section = await screen.findByRole('region', { name: 'Risultati simili' });
    expect(within(section).getByText('La parola è nel titolo, o il testo ne usa di simili: «ansia», «ansie».')).toBeDefined();
  });

  it('follow a full page of results too, but are not requested without a query', async () => {
    const many = Array.from({ length: 50 }, (_, index) => samplePost(99 - index, { content: 'casa' }));
    const titled = [samplePost(1, { title: 'La mia casa', content: 'Due stanze', matches: ['casa'] })];
    const { similar, user } = openSearch('/search?q=casa', many, titled);
    expect(await heading('Almeno 50 risultati')).toBeDefined();
    const section = await screen.findByRole('region', { name: 'Risultati simili' });
    expect(section.querySelector('mark')?.textContent).toBe('casa');
    expect(within(section).getByText('La parola è nel titolo.')).toBeDefined();
    expect(similar).toEqual([{ limit: 20, q: 'casa', similar: true }]);
    await user.clear(box());
    await user.type(box(), '{Enter}');
    expect(await heading('Almeno 50 risultati')).toBeDefined();
    expect(box().value).toBe('');
    expect(similar).toHaveLength(1);
    expect(screen.queryByText('Risultati simili')).toBeNull();
  });
});

describe('similar results that do not load', () => {
  const failing = (input: { similar?: boolean | undefined }) => {
    if (input.similar) throw new Refusal({ status: 503, message: 'x', reason: 'busy' });
    return [];
  };

  it.each([
    ['posts', '/search?q=lansia', 'Nessun post trovato'],
    ['groups', '/search?q=lansia&in=gruppi', 'Nessun gruppo trovato'],
    ['experiences', '/search?q=lansia&in=esperienze', 'Nessuna esperienza trovata'],
  ])('are not told as an absence of %s, and are requested again', async (_, address, nothing) => {
    trpcHandler('posts.list', failing);
    trpcHandler('studyGroups.list', failing);
    trpcHandler('examExperiences.list', failing);
    const { user } = renderPage(address, <SearchPage />, { user: storedStudent });
    expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
    expect(screen.queryByText(nothing)).toBeNull();
    trpcHandler('posts.list', () => []);
    trpcHandler('studyGroups.list', () => []);
    trpcHandler('examExperiences.list', () => []);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(nothing)).toBeDefined();
    expect(screen.queryByText('Errore nel caricamento')).toBeNull();
  });

  it('are told below the exact ones, and requested again', async () => {
    trpcHandler('posts.list', (input) => [...failing(input), ...posts.slice(0, 1)]);
    const { user } = renderPage('/search?q=chimica', <SearchPage />, { user: storedStudent });
    expect(await screen.findByText('I risultati simili non si sono caricati.')).toBeDefined();
    expect(shown()).toEqual(['Ho paura dell’orale di Chimica']);
    trpcHandler('posts.list', ({ similar }) => (similar ? [samplePost(1, { content: 'Chimici', matches: ['chimici'] })] : []));
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('region', { name: 'Risultati simili' })).toBeDefined();
    expect(screen.queryByText('I risultati simili non si sono caricati.')).toBeNull();
  });
});
