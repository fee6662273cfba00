import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MeasuresCard } from '../../src/client/account/measures-card.tsx';
import { expectFocus } from '../support/focus.ts';
import type { OutputOf } from '../support/msw.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { scrolledTo } from '../support/scrolled-to.ts';
import { storedDraft } from '../support/stored-draft.ts';

type Measure = OutputOf<'measures.appeal'>;

const pause: Measure = {
  id: 4,
  kind: 'comment',
  action: 'pause',
  rule: 'insult',
  reason: 'Il commento insulta chi ha scritto il post.',
  by: 'person',
  excerpt: 'Ma che dici',
  removed: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2126-11-27T10:00:00.000Z',
  appeal: null,
  mayAppeal: true,
};

it('a measure shows action, rule, reason and end; a failed appeal keeps its text and can be sent again', async () => {
  const appealed: Measure = {
    ...pause,
    mayAppeal: false,
    appeal: { text: 'Citavo il post.', createdAt: pause.createdAt, outcome: null, answer: null },
  };
  let measures = [pause];
  trpcHandler('measures.list', () => measures);
  const appeal = vi.fn<(input: { id: number; text: string }) => Measure>();
  appeal.mockImplementationOnce(() => {
    throw new Offline();
  });
  appeal.mockImplementation(() => {
    measures = [appealed];
    return appealed;
  });
  trpcHandler('measures.appeal', appeal);
  const { user } = renderWith(<MeasuresCard />, { user: storedStudent });
  const item = within(await screen.findByRole('listitem'));
  for (const words of [
    'Pausa dalla scrittura',
    /Nessun insulto, nessun odio/,
    /insulta chi ha scritto/,
    /La pausa finisce il 27 novembre 2126/,
  ]) {
    expect(item.getByText(words)).toBeDefined();
  }
  await user.click(item.getByRole('button', { name: 'Fai reclamo' }));
  await user.click(await item.findByRole('button', { name: 'Non ora' }));
  await expectFocus(() => item.getByRole('button', { name: 'Fai reclamo' }));
  await user.click(item.getByRole('button', { name: 'Fai reclamo' }));
  const area = await item.findByRole<HTMLTextAreaElement>('textbox');
  await paste(user, area, 'Citavo il post.');
  const shown = scrolledTo();
  await user.click(item.getByRole('button', { name: 'Invia il reclamo' }));
  expect(await item.findByText(/^Connessione assente/)).toBeDefined();
  // The error would push the button under the bottom bar.
  expect(shown()).toEqual([item.getByRole('button', { name: 'Invia il reclamo' })]);
  expect(area.value).toBe('Citavo il post.');
  await user.click(item.getByRole('button', { name: 'Invia il reclamo' }));
  const appealedFor = await screen.findByText('Il tuo reclamo:');
  await waitFor(() => expect(document.activeElement?.contains(appealedFor)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(appeal).toHaveBeenLastCalledWith({ id: 4, text: 'Citavo il post.' });
  expect(screen.queryByRole('button', { name: 'Fai reclamo' })).toBeNull();
});

it.each([
  ['another was sent before', 'already_appealed', { text: 'Citavo il post.', createdAt: pause.createdAt, outcome: null, answer: null }],
  ['it is too late', 'appeal_over', null],
])(
  'an appeal that is refused because %s is shown instead of the form, to be copied or discarded, also after a reload',
  async (_, reason, sent) => {
    let measures = [pause];
    trpcHandler('measures.list', () => measures);
    trpcHandler('measures.appeal', () => {
      measures = [{ ...pause, mayAppeal: false, appeal: sent }];
      throw new Refusal({ status: 409, message: 'Non si può', reason });
    });
    const { user, unmount } = renderWith(<MeasuresCard />, { user: storedStudent });
    await user.click(await screen.findByRole('button', { name: 'Fai reclamo' }));
    await paste(user, await screen.findByRole('textbox'), 'Citavo il post, con le virgolette.');
    await user.click(screen.getByRole('button', { name: 'Invia il reclamo' }));
    const unsent = () => screen.findByLabelText<HTMLTextAreaElement>(/^Il reclamo che non è partito/);
    expect((await unsent()).value).toBe('Citavo il post, con le virgolette.');
    expect((await unsent()).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Invia il reclamo' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    if (sent) expect(screen.getByText('Il tuo reclamo:')).toBeDefined();
    unmount();
    renderWith(<MeasuresCard />, { user: storedStudent });
    expect((await unsent()).value).toBe('Citavo il post, con le virgolette.');
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(screen.queryByLabelText(/^Il reclamo che non è partito/)).toBeNull();
    expect(storedDraft('appeal-4')).toBeNull();
  },
);

it('a draft is not shown as unsent, but deleted, when the appeal arrived with the same text, and kept at the review of the same case', async () => {
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:appeal-4`, 'Citavo il post. ');
  const appeal = { text: 'Citavo il post.', createdAt: pause.createdAt, outcome: null, answer: null };
  const review: Measure = { ...pause, action: 'review', by: 'three-reports', mayAppeal: false };
  let measures = [review];
  trpcHandler('measures.list', () => measures);
  const { unmount } = renderWith(<MeasuresCard />, { user: storedStudent });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText(/non è partito/)).toBeNull();
  expect(storedDraft('appeal-4')).toBe('Citavo il post. ');
  unmount();
  measures = [{ ...pause, mayAppeal: false, appeal }, review];
  renderWith(<MeasuresCard />, { user: storedStudent });
  await waitFor(() => expect(storedDraft('appeal-4')).toBeNull());
  expect(screen.queryByText(/non è partito/)).toBeNull();
});

it('a measure lifted on appeal shows neither its effects nor its end', async () => {
  const appeal = { text: 'Citavo il post.', createdAt: pause.createdAt, outcome: 'lifted' as const, answer: 'È vero.' };
  const lifted = { ...pause, mayAppeal: false, appeal };
  trpcHandler('measures.list', () => [lifted, { ...lifted, id: 5, action: 'close' }]);
  renderWith(<MeasuresCard />, { user: storedStudent });
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  for (const item of items) {
    expect(item.textContent).toContain('Avevi ragione: la decisione è annullata.');
    expect(item.textContent).not.toMatch(/chattare|non scrivere|è stato tolto|finisce/);
  }
});

it('a pause that is over says when it ended, and no longer that the user may not write', async () => {
  trpcHandler('measures.list', () => [{ ...pause, endsAt: '2020-11-27T10:00:00.000Z' }]);
  renderWith(<MeasuresCard />, { user: storedStudent });
  expect(await screen.findByText('La pausa è finita il 27 novembre 2020. Il testo è stato tolto.')).toBeDefined();
  expect(screen.getByText('Pausa dalla scrittura').dataset['tone']).toBe('neutral');
  expect(screen.queryByText(/non scrivere|finisce/)).toBeNull();
});

it.each([
  [undefined, 'Da modificare', 'yellow', /visibile solo a te finché non lo cambi e una persona non l’ha riletto/],
  ['due', 'Da modificare', 'yellow', /visibile solo a te finché non lo cambi e una persona non l’ha riletto/],
  ['changed', 'Modificato: lo stiamo rileggendo', 'yellow', /visibile solo a te finché una persona non l’ha riletto/],
  ['shown', 'Di nuovo visibile', 'neutral', /ora si legge di nuovo/],
  ['over', 'Modifica chiesta', 'neutral', undefined],
] as const)('a text that its author was asked to edit tells its state: %s', async (edit, label, tone, words) => {
  trpcHandler('measures.list', () => [{ ...pause, action: 'edit' as const, removed: false, endsAt: null, ...(edit && { edit }) }]);
  renderWith(<MeasuresCard />, { user: storedStudent });
  expect((await screen.findByText(label)).dataset['tone']).toBe(tone);
  if (words) expect(screen.getByText(words)).toBeDefined();
  else expect(screen.queryByText(/visibile/)).toBeNull();
});

it.each([
  ['review', '2026-11-20T00:00:00.000Z', '20 novembre 2026'],
  ['pause', '2026-11-20T00:30:00.000Z', '19 novembre 2026'],
] as const)('dates a measure of the kind «%s» at %s for a reader in New York', async (action, createdAt, date) => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => void vi.unstubAllEnvs());
  trpcHandler('measures.list', () => [{ ...pause, action, createdAt }]);
  renderWith(<MeasuresCard />, { user: storedStudent });
  expect(await screen.findByText(`Un tuo commento · ${date}`)).toBeDefined();
});
