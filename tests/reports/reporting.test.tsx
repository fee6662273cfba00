import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportDialog } from '../../src/client/reports/report-dialog.tsx';
import { PostCard } from '../../src/client/posts/post-card.tsx';
import { REPORT_TEXT_MAX } from '../../src/routers/reports/limits.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import type { InputOf } from '../support/msw.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';
import { samplePost } from '../posts/samples.ts';

type Sent = InputOf<'reports.create'>;

it('reports a post from its menu, requires a reason, keeps the text on failure and thanks the user', async () => {
  const sent = vi.fn<(input: Sent) => { reported: true }>();
  sent.mockImplementationOnce(() => {
    throw new Offline();
  });
  sent.mockImplementation(() => ({ reported: true }));
  trpcHandler('reports.create', sent);
  const { user } = renderWith(<PostCard post={samplePost(7, { mine: false })} />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: 'Azioni sul post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Segnala questo post' }));
  const send = dialog.getByRole('button', { name: 'Segnala' });
  expect(dialog.getAllByRole('radio')).toHaveLength(7);

  await paste(user, dialog.getByRole('textbox'), 'È il numero di mia sorella');
  await user.click(send);
  expect(await dialog.findByText('Scegli un motivo')).toBeDefined();
  await expectFocus(() => dialog.getByRole('radio', { name: 'Insulti o molestie' }));
  expect(sent).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('radio', { name: /^Dati personali/ }));
  await user.click(send);
  expect(await dialog.findByText(/^Connessione assente/)).toBeDefined();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('È il numero di mia sorella');

  await user.click(send);
  const thanks = await screen.findByRole('dialog', { name: 'Grazie' });
  expect(within(thanks).getByRole('status').textContent).toContain('non diremo a nessuno che la segnalazione è tua');
  expect(sent).toHaveBeenLastCalledWith({ kind: 'post', id: 7, reason: 'personal-data', text: 'È il numero di mia sorella' });
});

it('a post that was reported can be reported again, to add something to the report', async () => {
  const sent = vi.fn<(input: Sent) => { reported: true }>(() => ({ reported: true }));
  trpcHandler('reports.create', sent);
  const { user } = renderWith(<PostCard post={samplePost(7, { mine: false })} />, { user: storedStudent });
  for (const [reason, text] of [
    ['Spam', ''],
    ['Odio', 'Ora ho letto fino in fondo'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Azioni sul post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Segnala questo post' }));
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${reason}`) }));
    if (text) await paste(user, dialog.getByRole('textbox'), text);
    await user.click(dialog.getByRole('button', { name: 'Segnala' }));
    const thanks = await screen.findByRole('dialog', { name: 'Grazie' });
    // Closed before it has taken the focus, it would not return it.
    await waitFor(() => expect(thanks.contains(document.activeElement)).toBe(true));
    await user.click(within(thanks).getAllByRole('button', { name: 'Chiudi' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(() => screen.getByRole('button', { name: 'Azioni sul post' }));
  }
  expect(sent.mock.calls.map(([input]) => [input.reason, input.text])).toEqual([
    ['spam', ''],
    ['hate', 'Ora ho letto fino in fondo'],
  ]);
});

it('a report of what moderators have already judged says so, keeps its words, and can be sent again out of worry', async () => {
  setSettings({ contactEmail: 'chi@gestisce.example' });
  const sent = vi.fn<(input: Sent) => { reported: true; judged?: true }>(({ reason }) =>
    reason === 'worried' ? { reported: true } : { reported: true, judged: true },
  );
  trpcHandler('reports.create', sent);
  const { user } = renderWith(<PostCard post={samplePost(7, { mine: false })} />, { user: storedStudent });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Azioni sul post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
    return within(await screen.findByRole('dialog', { name: 'Segnala questo post' }));
  };
  const dialog = await open();
  await paste(user, dialog.getByRole('textbox'), 'È il numero di mia sorella');
  await user.click(dialog.getByRole('radio', { name: /^Dati personali/ }));
  await user.click(dialog.getByRole('button', { name: 'Segnala' }));
  const told = await screen.findByRole('dialog', { name: 'La segnalazione non è partita' });
  await waitFor(() => expect(told.contains(document.activeElement)).toBe(true));
  const judged = within(told);
  expect(judged.getByText(/^Avevi già segnalato questo post: /)).toBeDefined();
  expect(judged.getByRole('link', { name: 'impostazioni' }).getAttribute('href')).toBe('/settings#segnalazioni');
  expect(judged.getByRole('link', { name: /@/ }).getAttribute('href')).toBe('mailto:chi@gestisce.example');
  expect(judged.getByLabelText<HTMLTextAreaElement>('Quello che avevi scritto').value).toBe('È il numero di mia sorella');
  await user.click(judged.getAllByRole('button', { name: 'Chiudi' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:report-post-7`)).not.toBeNull());
  const again = await open();
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('È il numero di mia sorella');
  await user.click(again.getByRole('button', { name: /^Sono in pensiero/ }));
  await user.click(screen.getByRole('button', { name: 'Avvisa' }));
  expect(await screen.findByRole('dialog', { name: 'Grazie' })).toBeDefined();
});

it('a report out of worry first shows advice and helplines, and is sent with the reason “worried”', async () => {
  const sent = vi.fn<(input: Sent) => { reported: true }>(() => ({ reported: true }));
  trpcHandler('reports.create', sent);
  const target = { kind: 'comment', id: 3 } as const;
  const { user } = renderWith(<ReportDialog open onClose={() => undefined} target={target} />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: /^Sono in pensiero/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sono in pensiero per chi ha scritto' }));
  expect(dialog.getByRole('region', { name: 'Che cosa puoi fare tu' })).toBeDefined();
  expect(dialog.getByRole('link', { name: /^Chiama Telefono Amico/ }).getAttribute('href')).toBe('tel:0223272327');
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Avvisa' }));
  await screen.findByRole('dialog', { name: 'Grazie' });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ kind: 'comment', id: 3, reason: 'worried', text: '' });
});

it('a report of a chat sends only the reported line, and earlier lines only with consent', async () => {
  const sent = vi.fn<(input: Sent) => { reported: true }>(() => ({ reported: true }));
  trpcHandler('reports.create', sent);
  const target = {
    kind: 'chat',
    postId: 5,
    line: { id: 30, who: 'Gru Lenta', content: 'Sparisci' },
    before: [
      { id: 10, who: 'Tu', content: 'Ciao' },
      { id: 20, who: 'Gru Lenta', content: 'Chi sei?' },
    ],
  } as const;
  const { user } = renderWith(<ReportDialog open onClose={() => undefined} target={target} />, { user: storedStudent });
  const goes = within(await screen.findByRole('region', { name: 'Che cosa viene mandato' }));
  expect(goes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Messaggio segnalato, Gru LentaSparisci']);
  await user.click(goes.getByRole('checkbox', { name: /^Va bene mandare anche i messaggi precedenti \(2\)/ }));
  expect(goes.getAllByRole('listitem')).toHaveLength(3);
  // The lines appear below the checkbox, so that it does not move.
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(goes.getByRole('checkbox').compareDocumentPosition(goes.getByRole('list'))).toBe(DOCUMENT_POSITION_FOLLOWING);
  await user.click(goes.getByRole('checkbox'));
  expect(goes.getAllByRole('listitem')).toHaveLength(1);
  await user.click(goes.getByRole('checkbox'));
  await user.click(screen.getByRole('radio', { name: 'Insulti o molestie' }));
  await user.click(screen.getByRole('button', { name: 'Segnala' }));
  await screen.findByRole('dialog', { name: 'Grazie' });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ kind: 'chat', id: 30, postId: 5, lines: [10, 20], reason: 'insult', text: '' });
});

it('guests report by the URL of the page', async () => {
  const sent = vi.fn(() => ({ reported: true as const, receipt: false }));
  trpcHandler('reports.createAsGuest', sent);
  const { user } = renderApp('/segnala?indirizzo=https%3A%2F%2Fsottovoce.example%2Fposts%2F4');
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Indirizzo della pagina/ });
  expect(address.value).toBe('https://sottovoce.example/posts/4');
  await user.click(screen.getByRole('button', { name: 'Invia segnalazione' }));
  expect(await screen.findByText('Scegli un motivo')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Spam' }));
  const more = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Vuoi aggiungere qualcosa/ });
  await paste(user, more, 'a'.repeat(REPORT_TEXT_MAX + 1));
  await user.click(screen.getByRole('button', { name: 'Invia segnalazione' }));
  expect(await screen.findByText(/^Il testo può avere al massimo/)).toBeDefined();
  expect(more.value).toHaveLength(REPORT_TEXT_MAX + 1);
  await user.type(more, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Invia segnalazione' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grazie' })).toBeDefined();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ address: 'https://sottovoce.example/posts/4', reason: 'spam' }));
});

it('keeps a guest’s report across navigation and reload until it is sent', async () => {
  trpcHandler('reports.createAsGuest', () => ({ reported: true as const, receipt: false }));
  const fieldOf = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const values = async () => [
    (await fieldOf(/^Indirizzo della pagina/)).value,
    (await fieldOf(/^Vuoi aggiungere/)).value,
    screen.queryByRole('radio', { checked: true })?.getAttribute('value'),
  ];
  const { user } = renderApp('/segnala?indirizzo=https%3A%2F%2Fsottovoce.example%2Fposts%2F4');
  await paste(user, await fieldOf(/^Vuoi aggiungere/), 'C’è il mio numero');
  await user.click(screen.getByRole('radio', { name: 'Spam' }));
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'regole' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Vuoi/ })).toBeNull());
  cleanup();
  renderApp('/segnala');
  expect(await values()).toEqual(['https://sottovoce.example/posts/4', 'C’è il mio numero', 'spam']);
  cleanup();
  // A link from another post replaces the URL and keeps the text.
  const again = renderApp('/segnala?indirizzo=https%3A%2F%2Fsottovoce.example%2Fposts%2F5');
  expect(await values()).toEqual(['https://sottovoce.example/posts/5', 'C’è il mio numero', 'spam']);
  await again.user.click(screen.getByRole('button', { name: 'Invia segnalazione' }));
  await screen.findByRole('heading', { level: 1, name: 'Grazie' });
  cleanup();
  renderApp('/segnala');
  expect(await values()).toEqual(['', '', undefined]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each(['main', 'contentinfo'])(
  'after a guest’s report, the link in %s opens an empty form for another one, with the focus on its heading',
  async (place) => {
    const sent = vi.fn(() => ({ reported: true as const, receipt: false }));
    trpcHandler('reports.createAsGuest', sent);
    const { user } = renderApp('/segnala?indirizzo=https%3A%2F%2Fsottovoce.example%2Fposts%2F4');
    const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Indirizzo della pagina/ });
    for (const time of [1, 2, 3]) {
      if (time > 1) await paste(user, await address(), `https://sottovoce.example/posts/${time}`);
      await user.click(await screen.findByRole('radio', { name: 'Spam' }));
      await user.click(screen.getByRole('button', { name: 'Invia segnalazione' }));
      await expectFocus(() => screen.getByText(/^La segnalazione è arrivata/).closest('[role=status]'));
      await user.click(within(screen.getByRole(place)).getByRole('link', { name: /^Segnala/ }));
      expect((await address()).value).toBe('');
      expect(screen.queryByRole('radio', { checked: true })).toBeNull();
      await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Segnala un contenuto' }));
    }
    expect(sent).toHaveBeenCalledTimes(3);
  },
);

it('a report that fails after its dialog was closed is announced in a toast', async () => {
  const answer = deferred<{ reported: true }>();
  trpcHandler('reports.create', answer.wait);
  const { user } = renderWith(<PostCard post={samplePost(7, { mine: false })} />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: 'Azioni sul post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Segnala questo post' }));
  await user.click(dialog.getByRole('radio', { name: /^Dati personali/ }));
  await user.click(dialog.getByRole('button', { name: 'Segnala' }));
  await answer.request;
  await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.reject(new Offline());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^ErroreConnessione assente/);
});

it('after the session has ended, says so alone, and keeps the reason with the text for the next login', async () => {
  trpcHandler('reports.create', () => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  trpcHandler('posts.get', () => samplePost(7, { mine: false }));
  trpcHandler('comments.list', () => []);
  const startReport = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Azioni sul post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
    return within(await screen.findByRole('dialog', { name: 'Segnala questo post' }));
  };
  const { user, unmount } = renderApp('/posts/7', { user: storedStudent });
  const dialog = await startReport(user);
  await paste(user, dialog.getByRole('textbox'), 'È il numero di mia sorella');
  await user.click(dialog.getByRole('radio', { name: /^Dati personali/ }));
  await user.click(dialog.getByRole('button', { name: 'Segnala' }));
  expect(await screen.findByText(/quello che stavi scrivendo ti aspetta qui/)).toBeDefined();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('Errore')).toBeNull();
  unmount();

  const again = renderApp('/posts/7', { user: storedStudent });
  const kept = await startReport(again.user);
  expect(kept.getByRole<HTMLTextAreaElement>('textbox').value).toBe('È il numero di mia sorella');
  expect(kept.getByRole<HTMLInputElement>('radio', { name: /^Dati personali/ }).checked).toBe(true);
  trpcHandler('reports.create', () => ({ reported: true }));
  await again.user.click(kept.getByRole('button', { name: 'Segnala' }));
  await screen.findByRole('dialog', { name: 'Grazie' });
  expect(Object.keys(localStorage).filter((key) => key.includes('report'))).toEqual([]);
});

it.each([
  ['post', 'può lasciare una parola'],
  ['comment', 'può lasciare una parola'],
  ['experience', 'non può rispondere'],
  ['message', 'non può rispondere'],
] as const)('promises to who worries about a %s only what moderators can do there', async (kind, promise) => {
  const { user } = renderWith(<ReportDialog target={{ kind, id: 7 }} open onClose={() => {}} />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: /^Sono in pensiero/ }));
  const said = screen.getByText(/^Grazie di averci pensato/).textContent;
  expect(said).toContain(promise);
  expect(/lasciare una parola/.test(said)).toBe(kind === 'post' || kind === 'comment');
});
