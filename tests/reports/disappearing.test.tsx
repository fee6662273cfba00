import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { openReport } from '../../src/client/reports/opened-report.ts';
import { Dialog } from '../../src/client/ui/dialog.tsx';
import { ReportMenu } from '../../src/client/reports/report-menu.tsx';
import type { InputOf } from '../support/msw.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

type Sent = InputOf<'reports.create'>;

describe('a report whose thing disappears while it is written', () => {
  const WORDS = 'Me lo scrive ogni sera';

  /** A message that disappears from its list, such as when its author deletes it. */
  function Message() {
    const [here, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(false)}>Sparisce</button>
        {here && <ReportMenu label="Azioni sul messaggio" target={{ kind: 'message', id: 8 }} />}
      </>
    );
  }

  async function begun() {
    const { user } = renderWith(<Message />, { user: storedStudent });
    const vanish = screen.getByText('Sparisce');
    await user.click(screen.getByRole('button', { name: 'Azioni sul messaggio' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Segnala questo messaggio' }));
    // Completely open, it hides the page from screen readers.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sparisce' })).toBeNull());
    await paste(user, dialog.getByRole('textbox'), WORDS);
    act(() => vanish.click());
    expect(screen.queryByText('Azioni sul messaggio')).toBeNull();
    return { user, dialog };
  }

  it('stays open and can be finished and sent', async () => {
    const sent = vi.fn<(input: Sent) => { reported: true }>(() => ({ reported: true }));
    trpcHandler('reports.create', sent);
    const { user, dialog } = await begun();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(WORDS);
    await user.click(dialog.getByRole('radio', { name: 'Insulti o molestie' }));
    await user.click(dialog.getByRole('button', { name: 'Segnala' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Grazie' })).getByText('Chiudi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenCalledExactlyOnceWith({ kind: 'message', id: 8, reason: 'insult', text: WORDS });
  });

  it('leaves its words to be copied when the server finds nothing to report any more', async () => {
    const sent = vi.fn<(input: Sent) => { reported: true }>(() => ({ reported: true }));
    sent.mockImplementationOnce(() => {
      throw new Refusal({ status: 404, message: 'Quello che vuoi segnalare non c’è o non c’è più', reason: 'thing_not_found' });
    });
    trpcHandler('reports.create', sent);
    const { user, dialog } = await begun();
    await user.click(dialog.getByRole('radio', { name: 'Insulti o molestie' }));
    await user.click(dialog.getByRole('button', { name: 'Segnala' }));
    const told = await screen.findByRole('dialog', { name: 'La segnalazione non è partita' });
    await waitFor(() => expect(told.contains(document.activeElement)).toBe(true));
    const gone = within(told);
    expect(gone.getByText(/non c’è più/)).toBeDefined();
    const words = gone.getByLabelText<HTMLTextAreaElement>('Quello che avevi scritto');
    expect([words.value, words.readOnly]).toEqual([WORDS, true]);
    await user.click(gone.getByRole('button', { name: 'Copia il testo' }));
    expect(await navigator.clipboard.readText()).toBe(WORDS);
    await user.click(gone.getByRole('button', { name: 'Elimina' }));
    expect(gone.queryByLabelText('Quello che avevi scritto')).toBeNull();
  });

  it('can be begun anew once the thing is back', async () => {
    trpcHandler('reports.create', () => {
      throw new Refusal({ status: 404, message: 'Quello che vuoi segnalare non c’è o non c’è più', reason: 'thing_not_found' });
    });
    const { user, dialog } = await begun();
    await user.click(dialog.getByRole('radio', { name: 'Insulti o molestie' }));
    await user.click(dialog.getByRole('button', { name: 'Segnala' }));
    const told = within(await screen.findByRole('dialog', { name: 'La segnalazione non è partita' }));
    await user.click(told.getAllByRole('button', { name: 'Chiudi' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:report-message-8`)).toBe(WORDS));
    act(() => openReport({ kind: 'message', id: 8 }));
    const again = within(await screen.findByRole('dialog', { name: 'Segnala questo messaggio' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe(WORDS);
  });

  it('stays open when the dialog beneath it disappears, such as the chat of a deleted post', async () => {
    function Beneath() {
      const [here, setHere] = useState(true);
      return (
        <>
          <button onClick={() => setHere(false)}>Sparisce</button>
          {here && (
            <Dialog open onClose={() => {}} title="Chat">
              Ciao
            </Dialog>
          )}
        </>
      );
    }
    renderWith(<Beneath />, { user: storedStudent });
    const vanish = screen.getByText('Sparisce');
    await screen.findByRole('dialog', { name: 'Chat' });
    act(() => openReport({ kind: 'message', id: 8 }));
    await screen.findByRole('dialog', { name: 'Segnala questo messaggio' });
    act(() => vanish.click());
    await waitFor(() => expect(screen.queryByText('Ciao')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByRole('dialog', { name: 'Segnala questo messaggio' })).toBeDefined();
  });

  it('closes when the user leaves the page, and keeps its words', async () => {
    await begun();
    act(() => navigate('/support'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:report-message-8`)).toBe(WORDS);
  });
});
