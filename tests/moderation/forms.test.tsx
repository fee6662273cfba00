import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { InputOf } from '../support/msw.ts';
import { calledProcedures, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { asModerator, type Case, sampleCase, worried } from './samples.ts';

it('offers only the remaining actions, and keeps the reason, when the text is deleted during a decision', async () => {
  asModerator();
  let answer = sampleCase();
  trpcHandler('moderation.case', () => answer);
  const decide = vi.fn<(input: InputOf<'moderation.decide'>) => Case>(({ action }) => {
    if (action !== 'remove') return answer;
    answer = sampleCase({ gone: true, texts: [], actions: ['keep', 'warn', 'pause', 'close'] });
    const message = 'Su questo caso non si può prendere questa decisione';
    throw new Refusal({ status: 400, message, reason: 'action_not_possible' });
  });
  trpcHandler('moderation.decide', decide);
  const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
  const form = await screen.findByRole('region', { name: 'La tua decisione' });
  await user.click(within(form).getByRole('radio', { name: /^Togli il testo/ }));
  await user.selectOptions(within(form).getByLabelText('Quale regola'), 'insult');
  await paste(user, within(form).getByRole('textbox'), 'Insulta chi ha scritto.');
  await user.click(within(form).getByRole('button', { name: 'Decidi' }));
  await waitFor(() => expect(within(form).queryByRole('radio', { name: /^Togli il testo/ })).toBeNull());
  expect(within(form).getByText('Su questo caso non si può prendere questa decisione')).toBeDefined();
  await user.click(within(form).getByRole('button', { name: 'Decidi' }));
  expect(await within(form).findByText('Scegli che cosa fare')).toBeDefined();
  expect(decide).toHaveBeenCalledTimes(1);
  expect(within(form).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Insulta chi ha scritto.');
  await user.click(within(form).getByRole('radio', { name: /^Lascia/ }));
  await user.click(within(form).getByRole('button', { name: 'Decidi' }));
  await waitFor(() => expect(decide.mock.lastCall?.[0].action).toBe('keep'));
});

it.each(['refused', 'said'])('still shows what became of words of care that were %s when no more of them are possible', async (how) => {
  asModerator();
  const care = { ...worried, taken: 'mine' } as const;
  let answer = sampleCase({ ...care, actions: ['keep'] });
  trpcHandler('moderation.case', () => answer);
  const message = 'Qui una parola di cura non arriverebbe: il testo è stato tolto';
  trpcHandler('moderation.care', () => {
    if (how === 'said') return (answer = sampleCase({ ...care, state: 'closed', actions: [] }));
    answer = sampleCase({ ...care, mayCare: false, actions: ['keep'] });
    throw new Refusal({ status: 400, message, reason: 'care_not_possible' });
  });
  const { user } = renderApp('/moderation/cases/3', { user: storedStudent });
  const form = within(await screen.findByRole('region', { name: 'Una parola di cura' }));
  await user.clear(form.getByRole('textbox'));
  await paste(user, form.getByRole('textbox'), 'Siamo qui.');
  await user.click(form.getByRole('button', { name: 'Lascia questa parola' }));
  if (how === 'said') expect(await form.findByText('La parola di cura è sotto il post.')).toBeDefined();
  else {
    expect(await form.findByText(message)).toBeDefined();
    await waitFor(() => expect(calledProcedures.filter((name) => name === 'moderation.case').length).toBeGreaterThan(1));
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Siamo qui.');
  }
  expect(screen.getByRole('region', { name: 'Una parola di cura' })).toBeDefined();
});

it.each(['decision', 'appeal'])(
  'makes the text field of a form about a %s read-only while its validation rules load, so that no input is lost',
  async (what) => {
    asModerator();
    const decision = {
      action: 'warn',
      rule: 'judging',
      reason: 'Giudica.',
      endsAt: null,
      removed: false,
      decidedAt: worried.openedAt,
    } as const;
    const appeal = { text: 'Citavo.', createdAt: worried.openedAt, outcome: null, answer: null, mayAnswer: true } as const;
    const closed = sampleCase({ state: 'closed', actions: [], decision: { ...decision, mine: false }, appeal });
    const found = what === 'appeal' ? closed : sampleCase();
    trpcHandler('moderation.case', () => found);
    const sent = vi.fn<(input: { reason: string }) => Case>(() => found);
    trpcHandler('moderation.decide', sent);
    trpcHandler('moderation.answerAppeal', sent);
    const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
    await user.click(await screen.findByRole('radio', { name: /^La decisione è annullata|^Lascia/ }));
    const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Perché/ });
    await paste(user, words, 'Ho riletto.');
    fireEvent.click(screen.getByRole('button', { name: /^Decidi|^Rispondi/ }));
    expect(words.readOnly).toBe(true);
    await waitFor(() => expect(sent.mock.lastCall?.[0].reason).toBe('Ho riletto.'));
  },
);

it.each([
  ['nothing of it is left', [], 'Chi l’ha scritto l’ha già eliminato.'],
  ['the case alone has the words', [{ name: 'Titolo', text: 'Parole di prima' }], /Queste parole non si leggono più/],
])('explains why a text is gone when %s', async (_, texts, why) => {
  asModerator();
  trpcHandler('moderation.case', () => sampleCase({ gone: true, texts, actions: ['keep', 'warn'] }));
  renderApp('/moderation/cases/2', { user: storedStudent });
  expect(await screen.findByText(why)).toBeDefined();
});
