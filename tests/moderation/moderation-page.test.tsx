import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { unsentKeys } from '../../src/client/lib/stored-drafts.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import type { InputOf } from '../support/msw.ts';
import { calledProcedures, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { asModerator, type Case, closedWith, insult, profile, sampleCase, type Summary, worried } from './samples.ts';

it.each(['/moderation', '/moderation/cases/2'])(
  'shows a 404 at %s to non-moderators, without sending moderation requests',
  async (path) => {
    trpcHandler('auth.user', () => profile);
    renderApp(path, { user: storedStudent });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined();
    expect(calledProcedures.filter((name) => name.startsWith('moderation.'))).toEqual([]);
  },
);

it.each(['/moderation', '/moderation/cases/2'])('shows a loading error, not a 404, at %s while the role is unknown', async (path) => {
  trpcHandler('auth.user', () => {
    throw new Offline();
  });
  trpcHandler('moderation.cases', () => [insult]);
  trpcHandler('moderation.case', () => sampleCase());
  renderApp(path, { user: storedStudent });
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  expect(screen.queryByText('404 Page Not Found')).toBeNull();
  asModerator();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/Insulti o molestie/, { ignore: 'option' })).toBeDefined();
});

it('tells a paused moderator why the queue is not available', async () => {
  asModerator();
  const createdAt = new Date().toISOString();
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const pause = {
    id: 1,
    kind: 'post',
    action: 'pause',
    rule: 'insult',
    reason: 'Era un insulto',
    by: 'person',
    excerpt: '',
    removed: true,
  } as const;
  trpcHandler('measures.list', () => [{ ...pause, createdAt, endsAt, appeal: null, mayAppeal: true }]);
  trpcHandler('moderation.cases', () => {
    throw new Refusal({ status: 403, message: 'Per qualche tempo puoi leggere ma non scrivere', reason: 'paused' });
  });
  renderApp('/moderation', { user: storedStudent });
  expect(await screen.findByText(/puoi leggere ma non scrivere\. Finché è così non puoi nemmeno moderare/)).toBeDefined();
  expect(screen.queryByText('Errore nel caricamento')).toBeNull();
});

it('does not take the moderator’s own case and says that somebody else handles it', async () => {
  asModerator();
  const message = 'Questo caso riguarda qualcosa di tuo: se ne occupa un’altra persona';
  trpcHandler('moderation.case', () => {
    throw new Refusal({ status: 403, message, reason: 'own_case' });
  });
  renderApp('/moderation/cases/2', { user: storedStudent });
  expect(await screen.findByText(`${message}.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tutti i casi' })).toBeDefined();
  expect(screen.queryByText('Errore nel caricamento')).toBeNull();
  expect(calledProcedures).not.toContain('moderation.take');
});

it('does not take a case that the moderator has reported, says that somebody else decides it, and still offers words of care', async () => {
  asModerator();
  trpcHandler('moderation.case', () => sampleCase({ ...worried, taken: null, ownReport: true, actions: [] }));
  renderApp('/moderation/cases/3', { user: storedStudent });
  expect(await screen.findByText('Questo caso l’hai segnalato tu: lo decide un’altra persona.')).toBeDefined();
  expect(await screen.findByRole('region', { name: 'Una parola di cura' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'La tua decisione' })).toBeNull();
  expect(calledProcedures).not.toContain('moderation.take');
});

it('shows a case as taken before the response to the taking request arrives', async () => {
  asModerator();
  trpcHandler('moderation.case', () => sampleCase({ taken: null }));
  const taking = deferred<Case>();
  trpcHandler('moderation.take', taking.wait);
  renderApp('/moderation/cases/2', { user: storedStudent });
  await screen.findByRole('region', { name: 'La tua decisione' });
  expect(screen.getByText('Lo guardi tu')).toBeDefined();
  taking.resolve(sampleCase());
});

it('the queue hides distressing excerpts, supports the keys j and k unless turned off, and filters by reason', async () => {
  asModerator();
  const asked = vi.fn<(input: InputOf<'moderation.cases'>) => Summary[]>(() => [worried, insult]);
  trpcHandler('moderation.cases', asked);
  const { user } = renderApp('/moderation', { user: storedStudent });
  const rows = await screen.findAllByRole('link', { name: /In pensiero|Insulti o molestie/ });
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/moderation/cases/3', '/moderation/cases/2']);
  expect(screen.queryByText(/vorrei sparire/)).toBeNull();
  expect(within(rows[1]!).getByText('Cambia strada')).toBeDefined();
  await user.keyboard('j');
  await expectFocus(() => rows[0]);
  await user.keyboard('jj');
  await expectFocus(() => rows[1]);
  await user.keyboard('k');
  await expectFocus(() => rows[0]);
  await user.click(screen.getByText('Da tastiera'));
  await user.click(screen.getByRole('checkbox', { name: 'Usa questi tasti' }));
  await user.keyboard('j');
  expect(document.activeElement).not.toBe(rows[1]);

  await user.selectOptions(screen.getByLabelText('Motivo'), 'worried');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'open', reason: 'worried' })));
});

it('the queue is read again while it is on screen, so that an urgent case appears by itself', async () => {
  asModerator();
  let rows: Summary[] = [];
  trpcHandler('moderation.cases', () => rows);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  renderApp('/moderation', { user: storedStudent });
  await screen.findByText(/^Puoi riposare/);
  rows = [insult];
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: /Insulti o molestie/ })).toBeDefined();
  rows = [worried, insult];
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByRole('link', { name: /In pensiero/ })).toBeDefined();
});

it('only says that one may rest when no filter can hide a case', async () => {
  asModerator();
  trpcHandler('moderation.cases', ({ kind }) => (kind ? [] : [worried]));
  renderApp('/moderation?kind=comment', { user: storedStudent });
  expect(await screen.findByText('Con questi filtri non c’è niente da guardare: senza filtri vedi anche il resto.')).toBeDefined();
  expect(screen.queryByText(/Puoi riposare|^Non c’è niente da guardare/)).toBeNull();
});

it('the queue marks the notices of urgent cases as read', async () => {
  asModerator();
  trpcHandler('moderation.cases', () => [worried]);
  const told = { kind: 'moderation', createdAt: worried.openedAt, read: false } as const;
  trpcHandler('notices.list', () => [
    { ...told, id: 2, event: 'urgent' },
    { ...told, id: 1, event: 'decided' },
  ]);
  const read = vi.fn<(input: InputOf<'notices.read'>) => { unread: number }>(() => ({ unread: 1 }));
  trpcHandler('notices.read', read);
  renderApp('/moderation', { user: storedStudent });
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith({ ids: [2] }));
});

it('a decision needs a rule and a reason; if another moderator was faster, the page shows their decision', async () => {
  asModerator();
  let answer = sampleCase();
  trpcHandler('moderation.case', () => answer);
  const decide = vi.fn<(input: InputOf<'moderation.decide'>) => Case>(() => {
    const by = { rule: 'judging' as const, reason: 'Già visto.', endsAt: null, removed: false, decidedAt: worried.openedAt, mine: false };
    answer = sampleCase({ state: 'closed', taken: 'other', action: 'warn', actions: [], decision: { action: 'warn', ...by } });
    throw new Refusal({ status: 409, message: 'Su questo caso è già stata presa una decisione', reason: 'case_decided' });
  });
  trpcHandler('moderation.decide', decide);
  const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
  const form = await screen.findByRole('region', { name: 'La tua decisione' });
  expect(screen.getByText(/Provvedimenti avuti prima, ovunque: 2/)).toBeDefined();
  await user.click(within(form).getByRole('radio', { name: /^Metti in pausa/ }));
  await user.click(within(form).getByRole('button', { name: 'Decidi' }));
  for (const words of ['Scegli la regola', 'Scegli 1, 7 o 30 giorni', 'Spiega la decisione in una frase']) {
    expect(await within(form).findByText(words)).toBeDefined();
  }
  await expectFocus(() => within(form).getByRole('radio', { name: '1 giorno' }));
  expect(decide).not.toHaveBeenCalled();
  await user.click(within(form).getByRole('radio', { name: '7 giorni' }));
  await user.selectOptions(within(form).getByLabelText('Quale regola'), 'insult');
  await paste(user, within(form).getByRole('textbox'), 'Insulta chi ha scritto.');
  await user.click(within(form).getByRole('button', { name: 'Decidi' }));
  expect(await screen.findByText(/^L’ha presa un’altra persona/)).toBeDefined();
  expect(screen.getByText(/^Un’altra persona ha deciso mentre guardavi/)).toBeDefined();
  await expectFocus(() => screen.getByRole('heading', { name: 'La decisione' }));
  expect(decide).toHaveBeenCalledExactlyOnceWith({
    id: 2,
    action: 'pause',
    rule: 'insult',
    reason: 'Insulta chi ha scritto.',
    days: 7,
    remove: true,
    version: 'prima',
  });
  expect(screen.queryByRole('region', { name: 'La tua decisione' })).toBeNull();
  expect(screen.queryByText('Lo guarda un’altra persona')).toBeNull();
});

it('a case of worry shows its text on request and offers a comment of care instead of sanctions', async () => {
  asModerator();
  const found = sampleCase({ ...worried, taken: 'other', texts: [{ name: 'Testo', text: 'Vorrei sparire' }], actions: ['keep'] });
  trpcHandler('moderation.case', () => found);
  const care = vi.fn<(input: InputOf<'moderation.care'>) => Case>(() => found);
  trpcHandler('moderation.care', care);
  const { user } = renderApp('/moderation/cases/3', { user: storedStudent });
  const show = await screen.findByRole('button', { name: 'Mostra i testi' });
  expect(screen.queryByText('Vorrei sparire')).toBeNull();
  expect(screen.getByText(/^Un’altra persona lo sta guardando/)).toBeDefined();
  await user.click(show);
  expect(screen.getByText('Vorrei sparire')).toBeDefined();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['keep']);
  expect(screen.getByRole('radio').closest('label')!.textContent).toContain('se è coperto, resta coperto');
  const words = screen.getByLabelText<HTMLTextAreaElement>('Che cosa dire');
  const proposed = words.value;
  expect(proposed).toContain('02 2327 2327');
  await user.clear(words);
  expect(words.value).toBe('');
  await paste(user, words, proposed);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(unsentKeys()).toEqual([]);
  await user.clear(words);
  await paste(user, words, 'Siamo qui.');
  await user.click(screen.getByRole('button', { name: 'Lascia questa parola' }));
  const arrived = await screen.findByText('La parola di cura è sotto il post.');
  await expectFocus(() => arrived);
  expect(care.mock.lastCall?.[0].text).toBe('Siamo qui.');
});

it('the answer to an appeal replaces the form and receives the focus', async () => {
  asModerator();
  const found = closedWith();
  trpcHandler('moderation.case', () => found);
  trpcHandler('moderation.answerAppeal', () => ({
    ...found,
    appeal: { ...found.appeal!, outcome: 'lifted' as const, answer: 'Era una citazione.', mayAnswer: false },
  }));
  const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
  expect(await screen.findByRole('heading', { name: 'La decisione' })).not.toBe(document.activeElement);
  await user.click(screen.getByRole('radio', { name: /^La decisione è annullata/ }));
  await paste(user, screen.getByRole('textbox', { name: 'Perché' }), 'Era una citazione.');
  await user.click(screen.getByRole('button', { name: 'Rispondi al reclamo' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('La decisione è annullata. Era una citazione.'));
});

it('distressing texts around a reported one are covered until the moderator uncovers them, and removed ones are marked', async () => {
  asModerator();
  const beside = { isAuthor: false, createdAt: worried.openedAt, reported: false, removed: false, distressing: false } as const;
  trpcHandler('moderation.case', () =>
    sampleCase({
      around: [
        { ...beside, kind: 'post', id: 1, alias: null, isAuthor: true, content: 'Vorrei sparire', distressing: true },
        { ...beside, kind: 'comment', id: 8, alias: 'Volpe', content: 'Vendo appunti', removed: true },
        { ...beside, kind: 'comment', id: 9, alias: 'Gru Lenta', content: 'Cambia strada', reported: true },
      ],
    }),
  );
  const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
  const around = within(await screen.findByRole('region', { name: 'Quello che c’è intorno' }));
  expect(around.queryByText('Vorrei sparire')).toBeNull();
  expect(around.getByText(/^Può essere doloroso da leggere/)).toBeDefined();
  await user.click(around.getByRole('button', { name: 'Mostra quello che c’è intorno' }));
  expect(around.getByText('Vorrei sparire')).toBeDefined();
  const items = around.getAllByRole('listitem');
  expect(items.map((item) => within(item).queryByText('tolto') !== null)).toEqual([false, true, false]);
  await user.click(around.getByRole('button', { name: 'Copri quello che c’è intorno' }));
  expect(around.queryByText('Vorrei sparire')).toBeNull();
});

it('a text that its author had to change is shown with what was demanded', async () => {
  asModerator();
  const before = { action: 'edit', rule: 'judging', reason: 'Togli il nome.', decidedAt: '2026-11-20T09:00:00.000Z' } as const;
  const program: Case['reports'][number] = { reason: 'other', also: [], text: null, by: 'program', createdAt: worried.openedAt };
  trpcHandler('moderation.case', () => sampleCase({ found: ['other'], reports: [program], before, editedAt: '2026-11-20T10:00:00.000Z' }));
  renderApp('/moderation/cases/2', { user: storedStudent });
  const section = within(await screen.findByRole('region', { name: 'La decisione di prima' }));
  expect(section.getByText(/^Presa il 20 novembre 2026 alle \d\d:00\. Da allora il testo è cambiato\.$/)).toBeDefined();
  expect(section.getByText('Togli il nome.')).toBeDefined();
  expect(screen.getByText('Da rileggere')).toBeDefined();
});
