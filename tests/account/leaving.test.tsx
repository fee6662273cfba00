import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { readUser, TOKEN_KEY } from '../../src/client/lib/storage.ts';
import { download } from '../../src/client/lib/download.ts';
import { setHidden } from '../../src/client/lib/hidden.ts';
import { changePlanner, currentPlanner, PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { SET_ASIDE_KEY } from '../../src/client/planner/set-aside.ts';
import { DEFAULT_SETTINGS } from '../../src/routers/notices/rules.ts';
import { samplePause } from '../mentorship/samples.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { calledProcedures, type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { scrolledTo } from '../support/scrolled-to.ts';
import { paste } from '../support/paste.ts';

vi.mock('../../src/client/lib/redirect.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }));
vi.mock('../../src/client/lib/download.ts', () => ({ download: vi.fn<typeof download>() }));

type Profile = OutputOf<'auth.user'>;
type Export = OutputOf<'account.export'>;

const { isAuthenticated: _, ...profile } = storedStudent as Required<typeof storedStudent>;
const ownData: Export = {
  exportedAt: '2026-11-21T10:00:00.000Z',
  notices: [],
  noticeSettings: DEFAULT_SETTINGS,
  noticeDevices: 0,
  profile: { ...(profile as Profile), createdAt: '2026-10-01T10:00:00.000Z', termsAcceptedAt: '2026-10-01T10:00:00.000Z' },
  ...{
    sessions: [],
    waitingMails: [],
    openLinks: [],
    posts: [],
    comments: [],
    voices: [],
    likedPosts: [7],
    likedComments: [],
    studyGroups: [],
    joinedStudyGroups: [],
    waitingStudyGroups: [],
    removedFromGroups: [],
    groupMessages: [],
    groupVoices: [],
    meetings: [],
    meetingAnswers: [],
    examExperiences: [],
  },
  ...{
    votes: [],
    mentorProfile: null,
    sentRequests: [],
    receivedRequests: [],
    mentorshipMessages: [],
    reports: [],
    measures: [],
    takenCases: [],
  },
};
const deletion = vi.fn<(input: InputOf<'account.delete'>) => { deleted: true }>();

beforeEach(() => {
  vi.clearAllMocks();
  trpcHandler('auth.user', () => profile as Profile);
  trpcHandler('auth.sessions', () => []);
  deletion.mockReset().mockReturnValue({ deleted: true });
  trpcHandler('account.delete', deletion);
});

async function open() {
  const { user } = renderApp('/settings', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Impostazioni' });
  return user;
}

type Answer = ReturnType<typeof deferred<Export>>;
type User = Awaited<ReturnType<typeof open>>;

const region = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));

async function openDownload(user: User) {
  await user.click(region('I tuoi dati').getByRole('button', { name: 'Scarica i tuoi dati' }));
  await screen.findByRole('dialog', { name: 'Scarica i tuoi dati' });
}

async function askForFile(user: User, password = 'mare-calmo-a-novembre') {
  await paste(user, dialog().getByLabelText('La tua password'), password);
  await user.click(dialog().getByRole('button', { name: 'Scarica il file' }));
}

it('downloads all data as one JSON file with the password, fetched anew each time', async () => {
  const answer = deferred<Export>();
  const asked = vi.fn<(input: InputOf<'account.export'>) => void>();
  trpcHandler('account.export', (input) => {
    asked(input);
    return answer.wait();
  });
  const user = await open();
  await openDownload(user);
  await askForFile(user);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Preparo...' })).disabled).toBe(true);
  answer.resolve(ownData);
  expect(await screen.findByText('Dati scaricati')).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ password: 'mare-calmo-a-novembre' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [name, type, text] = vi.mocked(download).mock.lastCall!;
  expect([name, type]).toEqual(['sottovoce-dati-2026-11-21.json', 'application/json']);
  expect(JSON.parse(text)).toEqual(ownData);

  const again = { ...ownData, likedPosts: [7, 8] };
  trpcHandler('account.export', () => again);
  await openDownload(user);
  expect(dialog().getByLabelText<HTMLInputElement>('La tua password').value).toBe('');
  await askForFile(user);
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  expect(JSON.parse(vi.mocked(download).mock.lastCall![2])).toEqual(again);
});

it('downloads nothing without the password, and shows the error of a wrong one at its field', async () => {
  const message = 'La password non è corretta';
  const refusal = vi.fn<() => Export>(() => {
    throw new Refusal({ status: 403, message, reason: 'wrong_password', issues: [{ path: ['password'], message }] });
  });
  trpcHandler('account.export', refusal);
  const user = await open();
  await openDownload(user);
  await user.click(dialog().getByRole('button', { name: 'Scarica il file' }));
  expect(await dialog().findByText('Inserisci la password')).toBeDefined();
  expect(refusal).not.toHaveBeenCalled();
  await askForFile(user, 'sbagliata');
  expect(await dialog().findByText(message)).toBeDefined();
  const field = dialog().getByLabelText('La tua password');
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  await user.click(dialog().getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(download).not.toHaveBeenCalled();
});

it.each([
  ['a file', (answer: Answer) => answer.resolve(ownData)],
  ['a refusal', (answer: Answer) => answer.reject(new Refusal({ status: 429, message: 'Troppe richieste', reason: 'rate_limited' }))],
])('closing the dialog of the download forgets the request, so that %s has no effect when it arrives', async (_, settle) => {
  const answer = deferred<Export>();
  trpcHandler('account.export', answer.wait);
  const user = await open();
  await openDownload(user);
  await askForFile(user);
  await answer.request;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  settle(answer);
  // The next call of the page is answered after that one.
  const later = { ...ownData, likedPosts: [8] };
  trpcHandler('account.export', () => later);
  await openDownload(user);
  await askForFile(user);
  await screen.findByText('Dati scaricati');
  expect(vi.mocked(download).mock.calls.map(([, , text]) => JSON.parse(text) as Export)).toEqual([later]);
  expect(screen.queryByText('Troppe richieste')).toBeNull();
});

it('says why a download failed, and tries again on request', async () => {
  trpcHandler('account.export', () => {
    throw new Refusal({ status: 429, message: 'Troppe richieste', reason: 'rate_limited', retryAfter: 60 });
  });
  const user = await open();
  await openDownload(user);
  await askForFile(user);
  expect(await dialog().findByText('Troppe richieste')).toBeDefined();
  expect(download).not.toHaveBeenCalled();
  trpcHandler('account.export', () => ownData);
  await user.click(dialog().getByRole('button', { name: 'Scarica il file' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(screen.queryByText('Troppe richieste')).toBeNull();
});

async function openDialog() {
  const user = await open();
  await user.click(region('Cancella l’account').getByRole('button', { name: 'Cancella l’account' }));
  await screen.findByRole('dialog', { name: 'Cancellare l’account?' });
  return user;
}

async function fill(user: User, { texts = /^Lascia quello/, password = 'mare-calmo-a-novembre' } = {}) {
  await user.click(dialog().getByRole('radio', { name: texts }));
  await paste(user, dialog().getByLabelText('La tua password'), password);
}

const goodbye = () => JSON.parse(sessionStorage.getItem('sottovoce-flash')!) as { title: string; description: string };
const send = (user: User) => user.click(dialog().getByRole('button', { name: 'Cancella per sempre' }));

it('deletes nothing without a choice and the password', async () => {
  const shown = scrolledTo();
  const user = await openDialog();
  expect(
    dialog()
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked),
  ).toEqual([]);
  await send(user);
  expect(await dialog().findByText('Scegli che cosa fare di ciò che hai scritto')).toBeDefined();
  expect(dialog().getByText('Inserisci la password')).toBeDefined();
  // The password, which is further down, is not scrolled to before the choice is made.
  await expectFocus(() => dialog().getAllByRole('radio')[0]!);
  const field = dialog().getByLabelText('La tua password');
  const toPassword = () => shown().some((element) => (element as Element).contains(field));
  expect(toPassword()).toBe(false);
  await user.click(dialog().getByRole('radio', { name: /^Lascia quello/ }));
  await waitFor(() => expect(toPassword()).toBe(true));
  await user.click(dialog().getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deletion).not.toHaveBeenCalled();
  expect(readUser()).not.toBeNull();
});

it('shows a wrong password at its field, and the user stays logged in', async () => {
  deletion.mockImplementation(() => {
    const message = 'La password non è corretta';
    throw new Refusal({ status: 403, message, reason: 'wrong_password', issues: [{ path: ['password'], message }] });
  });
  const user = await openDialog();
  await fill(user, { password: 'sbagliata' });
  await send(user);
  const field = dialog().getByLabelText('La tua password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog().getByText('La password non è corretta')).toBeDefined();
  await expectFocus(() => field);
  expect(readUser()).not.toBeNull();
  expect(redirectTo).not.toHaveBeenCalled();
});

it('shows other errors in the dialog, and clears the error and the password when closed', async () => {
  deletion.mockImplementation(() => {
    throw new Offline();
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await dialog().findByText(/^Connessione assente/)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancella l’account' }));
  await screen.findByRole('dialog');
  expect(dialog().getByLabelText<HTMLInputElement>('La tua password').value).toBe('');
  expect(dialog().queryByText(/^Connessione assente/)).toBeNull();
});

it('says goodbye as well when the first answer was lost and the account is gone at the next attempt', async () => {
  const user = await openDialog();
  localStorage.setItem('sottovoce-draft:x:post', 'y');
  setHidden('post 91', true);
  trpcHandler('auth.forgetDevice', () => ({ forgotten: true }));
  deletion.mockImplementationOnce(() => {
    throw new Offline();
  });
  await fill(user);
  await send(user);
  expect(await dialog().findByText(/^Connessione assente/)).toBeDefined();
  deletion.mockImplementationOnce(() => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  await send(user);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/sottovoce'));
  expect([readUser(), localStorage.getItem('sottovoce-draft:x:post')]).toEqual([null, null]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('sottovoce-hidden'))).toEqual([]);
  await waitFor(() => expect(calledProcedures).toContain('auth.forgetDevice'));
  const { title, description } = goodbye();
  expect(title).toBe('Il tuo account non dovrebbe più esserci');
  expect(description).toContain('se ci riesci, cancellalo di nuovo dalle impostazioni');
});

it('does not take an ended session for a deleted account', async () => {
  const user = await openDialog();
  deletion.mockImplementationOnce(() => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText('Accesso scaduto')).toBeDefined();
  expect(sessionStorage.getItem('sottovoce-flash')).toBeNull();
});

it.each([
  ['detach', /^Lascia quello che ho scritto/, false],
  ['erase', /^Elimina anche quello che ho scritto/, true],
] as const)('deletes with «%s», clears the stored user data and says goodbye on the landing page', async (texts, label, planner) => {
  changePlanner((before) => before);
  localStorage.setItem(SET_ASIDE_KEY, '["{}"]');
  const user = await openDialog();
  localStorage.setItem('sottovoce-draft:x:post', 'y');
  setHidden('post 91', true);
  await fill(user, { texts: label });
  if (planner) await user.click(dialog().getByRole('checkbox', { name: /piano di studio/ }));
  await send(user);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/sottovoce'));
  expect(deletion).toHaveBeenCalledExactlyOnceWith({ texts, password: 'mare-calmo-a-novembre' });
  expect([readUser(), localStorage.getItem(TOKEN_KEY), localStorage.getItem('sottovoce-draft:x:post')]).toEqual([null, null, null]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('sottovoce-hidden'))).toEqual([]);
  expect(localStorage.getItem(PLANNER_KEY) === null).toBe(planner);
  expect(localStorage.getItem(SET_ASIDE_KEY) === null).toBe(planner);
  expect(currentPlanner().planner.plans).toEqual([]);
  expect(goodbye()).toMatchObject({ title: 'Il tuo account non c’è più', description: expect.stringContaining('la porta è aperta') });
});

it.each([
  [{ action: 'pause' as const }, 'Finché dura la pausa, con questo indirizzo non potrai iscriverti di nuovo.'],
  [{ action: 'close' as const, endsAt: null }, 'Con questo indirizzo non potrai iscriverti di nuovo.'],
])('tells somebody restricted by %s that their address cannot register again, and does not invite them back', async (measure, words) => {
  trpcHandler('measures.list', () => [{ ...samplePause(), ...measure }]);
  const user = await openDialog();
  expect(await dialog().findByText(new RegExp(`entro 12 ore\\. ${words}$`))).toBeDefined();
  await fill(user);
  await send(user);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  expect(goodbye().description).toBe('Grazie per il pezzo di strada fatto insieme. Abbi cura di te.');
});
