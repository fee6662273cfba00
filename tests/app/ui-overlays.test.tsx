import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { leaveSite } from '../../src/client/lib/quick-exit.ts';
import { redirectTo } from '../../src/client/lib/redirect.ts';
import { toast } from '../../src/client/lib/toasts.ts';
import { Button } from '../../src/client/ui/button.tsx';
import { Confirm } from '../../src/client/ui/confirm.tsx';
import { Dialog } from '../../src/client/ui/dialog.tsx';
import { FormDialog } from '../../src/client/ui/form-dialog.tsx';
import { Menu } from '../../src/client/ui/menu.tsx';
import { Popover } from '../../src/client/ui/popover.tsx';
import { TextField } from '../../src/client/ui/text-field.tsx';
import { expectFocus } from '../support/focus.ts';
import { renderWith } from '../support/render.tsx';

function DialogExample({ holdOutside }: { holdOutside?: boolean }) {
  const [open, setOpen] = useState(false);
  const [popover, setPopover] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nuovo Post"
        description="A bassa voce"
        holdOutside={holdOutside}
        footer={<Button>Pubblica</Button>}
      >
        <Popover open={popover} onOpenChange={setPopover} renderTrigger={(props) => <Button {...props}>Altro</Button>}>
          Dentro
        </Popover>
      </Dialog>
    </>
  );
}

it('a dialog has a name and a description, takes the focus and gives it back', async () => {
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nuovo Post' });
  expect(screen.queryByRole('button', { name: 'Apri' }), 'hidden from screen readers').toBeNull();
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('A bassa voce');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => screen.getByRole('button', { name: 'Apri' }));
});

it('notifications can be reached while a dialog is open, by screen readers, keyboard and pointer', async () => {
  const undo = vi.fn<() => void>();
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let time = 0; time < 2; time += 1) act(() => void toast({ title: 'Tolto', action: { label: 'Ripristina', onClick: undo } }));
  const region = await screen.findByRole('region', { name: 'Notifiche (F8)' });
  const [first, second] = await within(region).findAllByRole('button', { name: 'Ripristina' });
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  await user.click(second!);
  expect(undo).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it.each([
  [16, false],
  [32, true],
])('sets data-short while a dialog is open at a font size of %d px in a 768 px window: %s', async (size, short) => {
  const root = document.documentElement;
  root.style.fontSize = `${size}px`;
  onTestFinished(() => root.removeAttribute('style'));
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog');
  expect(window.innerHeight).toBe(768);
  expect(root.hasAttribute('data-short')).toBe(short);
});

it.each([
  [16, false],
  [32, true],
])('puts the note of a form beside its buttons, or among the fields where there is little room (%d px: %s)', async (size, among) => {
  const root = document.documentElement;
  root.style.fontSize = `${size}px`;
  onTestFinished(() => root.removeAttribute('style'));
  renderWith(
    <FormDialog
      open
      onClose={() => {}}
      title="Nuovo gruppo"
      note="Gli altri vedono quello che scrivi qui."
      onSubmit={() => {}}
      submitLabel="Crea"
    >
      <TextField label="Titolo" />
    </FormDialog>,
  );
  const note = await screen.findByText('Gli altri vedono quello che scrivi qui.');
  expect(screen.getByLabelText('Titolo').closest('form')!.contains(note)).toBe(among);
});

it('Escape closes a popover in a dialog first, then the dialog', async () => {
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await user.click(await screen.findByRole('button', { name: 'Altro' }));
  expect(screen.getByText('Dentro')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Dentro')).toBeNull();
  expect(screen.getByRole('dialog')).toBeDefined();
  await expectFocus(() => screen.getByRole('button', { name: 'Altro' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the back button closes the topmost layer, and leaves the page when none is open', async () => {
  window.history.pushState(null, '', '/prima');
  window.history.pushState(null, '', '/qui');
  const lines = window.history.length;
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await user.click(await screen.findByRole('button', { name: 'Altro' }));
  await waitFor(() => expect(window.history.length).toBe(lines + 2));
  window.history.back();
  await waitFor(() => expect(screen.queryByText('Dentro')).toBeNull());
  expect(screen.getByRole('dialog')).toBeDefined();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // A dialog closed by its button leaves no entry in the history.
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(window.location.pathname).toBe('/qui');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/prima'));
});

it.each([
  ['a redirect', () => redirectTo('/altrove')],
  ['the quick exit', () => void leaveSite()],
])('%s with a layer open is not cancelled by history.back()', async (_, leave) => {
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog');
  const back = vi.spyOn(window.history, 'back');
  leave();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(back).not.toHaveBeenCalled();
  // As the browser does when it restores the page from the back/forward cache.
  window.dispatchEvent(new Event('pageshow'));
});

it('a dialog closes with its close button', async () => {
  const { user } = renderWith(<DialogExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a confirmation names its action on the button and can be cancelled', async () => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const { user } = renderWith(
    <Confirm open onClose={onClose} onConfirm={onConfirm} title="Eliminare il piano?" confirmLabel="Elimina" danger>
      Non si può annullare.
    </Confirm>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Eliminare il piano?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a menu moves with the arrow keys, skips disabled items and closes on a choice', async () => {
  const onReport = vi.fn<() => void>();
  const onDelete = vi.fn<() => void>();
  const items = [
    { label: 'Segnala', onSelect: onReport },
    { label: 'Copia', onSelect: () => {}, disabled: true },
    { label: 'Elimina', onSelect: onDelete, danger: true },
  ];
  const { user } = renderWith(<Menu label="Azioni" items={items} />);
  screen.getByRole('button', { name: 'Azioni' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Segnala');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Elimina');
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(onReport).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
  await expectFocus(() => screen.getByRole('button', { name: 'Azioni' }));
});

function PopoverExample() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Popover open={open} onOpenChange={setOpen} renderTrigger={(props) => <Button {...props}>Apri</Button>}>
        <p>Dentro</p>
      </Popover>
      <button type="button">Fuori</button>
    </main>
  );
}

it('a popover stays open on a click inside, and closes when the focus moves outside', async () => {
  const { user } = renderWith(<PopoverExample />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await user.click(screen.getByText('Dentro'));
  expect(screen.getByText('Dentro')).toBeDefined();
  fireEvent.focusIn(screen.getByRole('button', { name: 'Fuori' }));
  expect(screen.queryByText('Dentro')).toBeNull();
});
