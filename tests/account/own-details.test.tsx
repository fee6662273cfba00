import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { detailHint, HELD_HINT, ownDetails } from '../../src/client/account/own-details.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { type OutputOf, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { answerShareable, shareable } from '../support/shareable.ts';
import { paste } from '../support/paste.ts';
import { storedDraft } from '../support/stored-draft.ts';

const UNITO = { university: 'Università degli Studi di Torino', faculty: 'Psicologia', studyYear: '2° anno triennale' };

describe('the user’s own details', () => {
  it('are offered if they match the account and many share them, and not before an answer', () => {
    expect(ownDetails(UNITO, undefined)).toEqual({
      university: '',
      faculty: '',
      studyYear: '',
      held: { university: false, faculty: false, studyYear: false },
    });
    expect(ownDetails(UNITO, shareable(UNITO, { studyYear: false }))).toEqual({
      ...UNITO,
      studyYear: '',
      held: { university: false, faculty: false, studyYear: true },
    });
    expect(ownDetails({ ...UNITO, faculty: 'Lettere' }, shareable(UNITO))).toMatchObject({ faculty: '', held: { faculty: true } });
    expect(ownDetails({ university: '', faculty: '', studyYear: '' }, shareable(UNITO, { studyYear: false })).held.studyYear).toBe(false);
  });

  it('have a hint where they were left empty on purpose, or could identify the user', () => {
    const own = ownDetails(UNITO, shareable(UNITO, { faculty: false }));
    expect(detailHint('faculty', '', own)).toBe(HELD_HINT);
    expect(detailHint('faculty', 'Psicologia', own)).toBe('Attenzione: potrebbe farti riconoscere.');
    expect(detailHint('university', UNITO.university, own)).toBeUndefined();
    expect(detailHint('university', '', own)).toBeUndefined();
  });
});

describe.each([
  ['/study-groups', 'Crea un gruppo', 'study-group', 'Titolo'],
  ['/exam-experiences', 'Condividi la tua', 'exam-experience', 'Esame'],
])('the form at %s', (path, button, draft, firstField) => {
  beforeEach(() => {
    trpcHandler('studyGroups.list', () => []);
    trpcHandler('examExperiences.list', () => []);
  });

  async function open() {
    const { user } = renderApp(path, { user: storedStudent });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    const value = (label: RegExp) => dialog.getByLabelText<HTMLSelectElement>(label).value;
    return { user, dialog, study: () => [value(/^Università/), value(/^Facoltà/)] };
  }

  it('offers details that many share, and says why it leaves out others', async () => {
    answerShareable(storedStudent, { faculty: false, studyYear: false });
    const { user, dialog, study } = await open();
    await waitFor(() => expect(study()).toEqual([UNITO.university, '']));
    expect(dialog.getByText(HELD_HINT)).toBeDefined();
    await user.selectOptions(dialog.getByLabelText(/^Facoltà/), 'Psicologia');
    expect(await dialog.findByText('Attenzione: potrebbe farti riconoscere.')).toBeDefined();
    expect(dialog.queryByText(HELD_HINT)).toBeNull();
    // The details that others will see are listed above the button, and pressing one removes it.
    const shown = within(dialog.getByRole('list', { name: 'Dettagli che gli altri vedranno' }));
    expect(shown.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      `Togli: ${UNITO.university}`,
      'Togli: Psicologia, potrebbe farti riconoscere',
    ]);
    await user.click(shown.getByRole('button', { name: /Psicologia/ }));
    expect(study()).toEqual([UNITO.university, '']);
    await expectFocus(() => shown.getByRole('button', { name: /^Togli/ }));
  });

  it('keeps input from before the details arrive, and then fills in none', async () => {
    const { request, resolve, wait } = deferred<OutputOf<'account.shareable'>>();
    trpcHandler('account.shareable', wait);
    const { user, dialog, study } = await open();
    await request;
    expect(study()).toEqual(['', '']);
    await paste(user, dialog.getByLabelText(firstField), 'Analisi');
    resolve(shareable(storedStudent));
    await new Promise((done) => setTimeout(done, 200));
    expect(dialog.getByLabelText<HTMLInputElement>(firstField).value).toBe('Analisi');
    expect(study()).toEqual(['', '']);
  });

  it('keeps validation errors and focus when the details arrive', async () => {
    const { request, resolve, wait } = deferred<OutputOf<'account.shareable'>>();
    trpcHandler('account.shareable', wait);
    const { user, dialog, study } = await open();
    await request;
    await user.click(dialog.getAllByRole('button').at(-1)!);
    expect(await dialog.findAllByText('Campo obbligatorio')).toHaveLength(2);
    resolve(shareable(storedStudent));
    await waitFor(() => expect(study()).toEqual([UNITO.university, UNITO.faculty]));
    expect(dialog.getAllByText('Campo obbligatorio')).toHaveLength(2);
    await expectFocus(() => dialog.getByLabelText(firstField));
  });

  it('stores no draft of details that nobody typed', async () => {
    const { study, user, dialog } = await open();
    await waitFor(() => expect(study()).toEqual([UNITO.university, UNITO.faculty]));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await new Promise((done) => setTimeout(done, 600));
    expect(storedDraft(draft)).toBeNull();
  });
});
