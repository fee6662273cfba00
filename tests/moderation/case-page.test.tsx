import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { asModerator, closedWith, sampleCase, worried } from './samples.ts';

it('offers only to close a case whose words nobody can read any more, and the way to the others afterwards', async () => {
  asModerator();
  const gone = { gone: true, texts: [], actions: ['keep' as const] };
  trpcHandler('moderation.case', () => sampleCase(gone));
  trpcHandler('moderation.decide', () => {
    const { decision } = closedWith();
    return closedWith({
      ...gone,
      action: 'keep',
      unjudged: true,
      decision: { ...decision!, action: 'keep', rule: null, mine: true },
      appeal: null,
    });
  });
  const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
  const form = await screen.findByRole('region', { name: 'La tua decisione' });
  expect(within(form).getAllByRole('radio')).toHaveLength(1);
  expect(within(form).getByRole<HTMLInputElement>('radio', { name: /^Chiudi il caso/ }).checked).toBe(true);
  expect(within(form).getByText(/^Su parole che non si leggono più/)).toBeDefined();
  await paste(user, within(form).getByRole('textbox'), 'Eliminato da chi l’ha scritto.');
  await user.click(within(form).getByRole('button', { name: 'Decidi' }));
  expect((await screen.findByRole('link', { name: 'Vai agli altri casi' })).getAttribute('href')).toBe('/moderation');
  expect(screen.getAllByText('Chiuso: il testo non c’era più')).toHaveLength(2);
  expect(screen.queryByText(/Lasciato com’era|anche chi ha scritto/)).toBeNull();
});

it.each([
  ['nothing of it is left', [], 'Il testo non c’è più.'],
  ['the case alone has the words', [{ name: 'Titolo', text: 'Parole di prima' }], /Queste parole non si leggono più/],
])('explains why a text is gone when %s', async (_, texts, why) => {
  asModerator();
  trpcHandler('moderation.case', () => sampleCase({ gone: true, texts, actions: ['keep', 'warn'] }));
  renderApp('/moderation/cases/2', { user: storedStudent });
  expect(await screen.findByText(why)).toBeDefined();
});

it.each(['chat', 'request', 'response'] as const)('explains why a closed case of a %s has no words, and leads to no post', async (kind) => {
  asModerator();
  trpcHandler('moderation.case', () => closedWith({ kind, texts: [], postId: null }));
  renderApp('/moderation/cases/2', { user: storedStudent });
  expect(await screen.findByText(/^Quello che si dice in una conversazione resta nel caso solo finché è aperto/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Apri il post' })).toBeNull();
});

it('shows all reasons of a report', async () => {
  asModerator();
  const createdAt = worried.openedAt;
  const report = { reason: 'worried', also: ['personal-data'], text: 'È il mio numero', by: 'student', createdAt } as const;
  trpcHandler('moderation.case', () => sampleCase({ reports: [{ ...report, also: [...report.also] }] }));
  renderApp('/moderation/cases/2', { user: storedStudent });
  expect(await screen.findByText('In pensiero · Dati personali')).toBeDefined();
});
