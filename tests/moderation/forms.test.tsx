import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { unsentKeys } from '../../src/client/lib/stored-drafts.ts';
import { type InputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { storedDraft } from '../support/stored-draft.ts';
import { asModerator, type Case, closedWith, sampleCase, worried } from './samples.ts';

it.each(['decision', 'appeal'])('shows the missing choice of a %s as an error only until it is made', async (what) => {
  asModerator();
  trpcHandler('moderation.case', () => (what === 'appeal' ? closedWith() : sampleCase()));
  const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
  const choice = await screen.findByRole('radio', { name: /^La decisione è annullata|^Lascia/ });
  await user.click(screen.getByRole('button', { name: /^Decidi|^Rispondi/ }));
  const group = choice.closest('fieldset')!;
  await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
  expect(within(group).getByRole('alert').textContent).not.toBe('');
  await user.click(choice);
  expect(group.getAttribute('aria-invalid')).toBeNull();
  expect(within(group).getByRole('alert').textContent).toBe('');
});

it('offers only the remaining actions, and keeps the reason, when the text is deleted during a decision', async () => {
  asModerator();
  let answer = sampleCase();
  trpcHandler('moderation.case', () => answer);
  const decide = vi.fn<(input: InputOf<'moderation.decide'>) => Case>(({ action }) => {
    if (action !== 'remove') return answer;
    answer = sampleCase({ gone: true, texts: [{ name: 'Testo', text: 'Parole di prima' }], actions: ['keep', 'warn', 'pause', 'close'] });
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

const CHANGED = 'Il testo non è più quello che hai letto: guardalo di nuovo, poi decidi';

it.each(['decision', 'appeal'])(
  'sends with a %s which words it is about; if they have changed, shows the new ones and keeps the reason, and then sends theirs',
  async (what) => {
    asModerator();
    const before = what === 'appeal' ? closedWith() : sampleCase();
    const after = { ...before, texts: [{ name: 'Testo', text: 'Sei uno sfigato' }], distressing: true, version: 'dopo' };
    let answer: Case = before;
    trpcHandler('moderation.case', () => answer);
    const send = vi.fn<(input: { version?: string | undefined; reason: string }) => Case>(({ version }) => {
      if (version === 'dopo') return after;
      answer = after;
      throw new Refusal({ status: 409, message: CHANGED, reason: 'text_changed' });
    });
    trpcHandler('moderation.decide', send);
    trpcHandler('moderation.answerAppeal', send);
    const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
    await user.click(await screen.findByRole('radio', { name: /^La decisione è annullata|^Lascia/ }));
    await paste(user, screen.getByRole('textbox', { name: /^Perché/ }), 'Non insulta.');
    await user.click(screen.getByRole('button', { name: /^Decidi|^Rispondi/ }));
    expect(await screen.findByText(CHANGED)).toBeDefined();
    // The new words are covered again if they may be painful, although the earlier ones were not.
    await user.click(await screen.findByRole('button', { name: 'Mostra i testi' }));
    expect(screen.getByText('Sei uno sfigato')).toBeDefined();
    expect(screen.queryByText('Cambia strada')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Decidi|^Rispondi/ }));
    await waitFor(() =>
      expect(send.mock.calls.map(([{ version, reason }]) => [version, reason])).toEqual([
        ['prima', 'Non insulta.'],
        ['dopo', 'Non insulta.'],
      ]),
    );
  },
);

it('does not take words for read that arrive with the answer to something else', async () => {
  asModerator();
  const before = sampleCase({ ...worried, taken: 'mine', distressing: false });
  trpcHandler('moderation.case', () => before);
  trpcHandler('moderation.care', () => ({ ...before, texts: [{ name: 'Testo', text: 'Parole nuove' }], version: 'dopo' }));
  const decide = vi.fn<(input: InputOf<'moderation.decide'>) => Case>(() => before);
  trpcHandler('moderation.decide', decide);
  const { user } = renderApp('/moderation/cases/3', { user: storedStudent });
  await user.click(await screen.findByRole('radio', { name: /^Lascia/ }));
  await paste(user, screen.getByRole('textbox', { name: /^Perché/ }), 'Sta meglio.');
  await user.click(screen.getByRole('button', { name: 'Lascia questa parola' }));
  expect(await screen.findByText('Parole nuove')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Decidi' }));
  await waitFor(() => expect(decide.mock.lastCall?.[0].version).toBe('prima'));
});

it.each(['decided here', 'decided before the page was opened'])(
  'keeps words of care that were not sent when the case is closed: %s',
  async (when) => {
    asModerator();
    const care = { ...worried, taken: 'mine', actions: ['keep'] } satisfies Partial<Case>;
    const closed = closedWith({ ...care, actions: [], appeal: null });
    let answer = sampleCase(care);
    trpcHandler('moderation.case', () => answer);
    trpcHandler('moderation.decide', () => (answer = closed));
    const said = vi.fn<(input: InputOf<'moderation.care'>) => Case>(() => closed);
    trpcHandler('moderation.care', said);
    const open = async () => {
      const { user, unmount } = renderApp('/moderation/cases/3', { user: storedStudent });
      return { user, unmount, form: within(await screen.findByRole('region', { name: 'Una parola di cura' })) };
    };
    let page = await open();
    await page.user.clear(page.form.getByRole('textbox'));
    await paste(page.user, page.form.getByRole('textbox'), 'Siamo qui.');
    if (when === 'decided here') {
      await paste(page.user, screen.getByRole('textbox', { name: /^Perché/ }), 'Ci pensiamo noi.');
      await page.user.click(screen.getByRole('button', { name: 'Decidi' }));
    } else {
      page.unmount();
      answer = closed;
      page = await open();
    }
    expect(await page.form.findByText(/^Il caso è chiuso, ma queste parole non risultano partite/)).toBeDefined();
    // Emptied to be written anew, the field stays.
    await page.user.clear(page.form.getByRole('textbox'));
    await paste(page.user, page.form.getByRole('textbox'), 'Siamo ancora qui.');
    await page.user.click(page.form.getByRole('button', { name: 'Lascia questa parola' }));
    expect(await page.form.findByText('La parola di cura è sotto il post.')).toBeDefined();
    expect(said.mock.lastCall?.[0].text).toBe('Siamo ancora qui.');
  },
);

it.each([
  ['comment', /il testo tolto torna al suo posto/],
  ['chat', /un messaggio tolto da una chat non torna/],
] as const)('says what a lifted decision about a %s brings back', async (kind, what) => {
  asModerator();
  trpcHandler('moderation.case', () => closedWith({ kind }));
  renderApp('/moderation/cases/2', { user: storedStudent });
  const lifted = await screen.findByRole('radio', { name: /^La decisione è annullata/ });
  expect(lifted.closest('label')!.textContent).toMatch(what);
});

it.each(['decision', 'appeal'])(
  'makes the text field of a form about a %s read-only while its validation rules load, so that no input is lost',
  async (what) => {
    asModerator();
    const found = what === 'appeal' ? closedWith() : sampleCase();
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

const LEFT = 'Quello che avevi scritto, e che non è partito';

describe.each(['decision', 'appeal'] as const)('the reason that was typed for a %s', (what) => {
  const draftKey = what === 'decision' ? 'decision-2' : 'appeal-answer-2';
  const settled = (reason: string, mine: boolean): Case => {
    const closed = closedWith();
    const appeal = { ...closed.appeal!, outcome: 'upheld', answer: reason, mayAnswer: false } as const;
    return what === 'decision' ? closedWith({ appeal: null, decision: { ...closed.decision!, reason, mine } }) : closedWith({ appeal });
  };
  /** Sends a reason, which is refused because the case or the appeal has been settled meanwhile. */
  const sendTo = async (after: Case) => {
    asModerator();
    let answer = what === 'appeal' ? closedWith() : sampleCase();
    trpcHandler('moderation.case', () => answer);
    const refuse = () => {
      answer = after;
      const reason = what === 'appeal' ? 'no_appeal' : 'case_decided';
      throw new Refusal({ status: 409, message: 'È già stata presa una decisione', reason });
    };
    trpcHandler('moderation.decide', refuse);
    trpcHandler('moderation.answerAppeal', refuse);
    const { user } = renderApp('/moderation/cases/2', { user: storedStudent });
    await user.click(await screen.findByRole('radio', { name: /^La decisione resta|^Lascia/ }));
    await paste(user, screen.getByRole('textbox', { name: /^Perché/ }), 'Non insulta nessuno.');
    await user.click(screen.getByRole('button', { name: /^Decidi|^Rispondi/ }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Perché/ })).toBeNull());
    return user;
  };

  it('can be copied or deleted below that of somebody who was faster', async () => {
    const user = await sendTo(settled('Già visto.', false));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(LEFT)).value).toBe('Non insulta nessuno.');
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(screen.queryByLabelText(LEFT)).toBeNull();
    expect(unsentKeys()).toEqual([]);
  });

  it('is not kept if it has arrived, and only its answer was lost', async () => {
    await sendTo(settled('Non insulta nessuno.', true));
    await waitFor(() => expect(storedDraft(draftKey)).toBeNull());
    expect(screen.queryByLabelText(LEFT)).toBeNull();
    expect(unsentKeys()).toEqual([]);
  });
});
