import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftKeys } from '../../src/client/moderation/draft-keys.ts';
import { deferred } from '../support/deferred.ts';
import { calledProcedures, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { asModerator, type Case, closedWith, sampleCase, worried } from './samples.ts';

it.each(['take', 'care'] as const)('a late answer to «%s» does not bring a decided case back as an open one', async (what) => {
  asModerator();
  const open = sampleCase({ ...worried, taken: what === 'take' ? null : 'mine', actions: ['keep'] });
  trpcHandler('moderation.case', () => open);
  trpcHandler('moderation.decide', () => closedWith({ ...worried, taken: 'mine', actions: [], appeal: null }));
  const late = deferred<Case>();
  trpcHandler(`moderation.${what}`, late.wait);
  const { user } = renderApp('/moderation/cases/3', { user: storedStudent });
  const care = within(await screen.findByRole('region', { name: 'Una parola di cura' }));
  if (what === 'care') await user.click(care.getByRole('button', { name: 'Lascia questa parola' }));
  await late.request;
  await paste(user, screen.getByRole('textbox', { name: /^Perché/ }), 'Ci pensiamo noi.');
  await user.click(screen.getByRole('button', { name: 'Decidi' }));
  await screen.findByRole('region', { name: 'La decisione' });
  late.resolve(sampleCase({ ...open, taken: 'mine' }));
  if (what === 'care') await care.findByText('La parola di cura è sotto il post.');
  else await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('region', { name: 'La decisione' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'La tua decisione' })).toBeNull();
});

it('keeps the answer to an appeal when words of care sent before it are answered late', async () => {
  asModerator();
  const before = closedWith({ ...worried, taken: 'mine', actions: [] });
  trpcHandler('moderation.case', () => before);
  const late = deferred<Case>();
  trpcHandler('moderation.care', late.wait);
  trpcHandler('moderation.answerAppeal', () => ({
    ...before,
    appeal: { ...before.appeal!, outcome: 'upheld' as const, answer: 'Il testo giudica.', mayAnswer: false },
  }));
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:${draftKeys.care(3)}`, 'Siamo qui.');
  const { user } = renderApp('/moderation/cases/3', { user: storedStudent });
  const care = within(await screen.findByRole('region', { name: 'Una parola di cura' }));
  await user.click(care.getByRole('button', { name: 'Lascia questa parola' }));
  await late.request;
  await user.click(screen.getByRole('radio', { name: /^La decisione resta/ }));
  await paste(user, screen.getByRole('textbox', { name: /^Perché/ }), 'Il testo giudica.');
  await user.click(screen.getByRole('button', { name: 'Rispondi al reclamo' }));
  const answered = /Il testo giudica\./;
  await screen.findByText(answered, { selector: 'p' });
  late.resolve(before);
  await care.findByText('La parola di cura è sotto il post.');
  expect(screen.getByText(answered, { selector: 'p' })).toBeDefined();
});

it('offers no words of care in a closed case for which nobody has written any', async () => {
  asModerator();
  trpcHandler('moderation.case', () => closedWith({ ...worried, taken: 'mine', actions: [] }));
  renderApp('/moderation/cases/3', { user: storedStudent });
  expect(await screen.findByRole('region', { name: 'La decisione' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Una parola di cura' })).toBeNull();
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
