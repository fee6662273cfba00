import { Flag, Link2, Trash2 } from 'lucide-react';
import { Button } from '../../../src/client/ui/button.tsx';
import { Confirm } from '../../../src/client/ui/confirm.tsx';
import { Dialog } from '../../../src/client/ui/dialog.tsx';
import { FormDialog } from '../../../src/client/ui/form-dialog.tsx';
import { Menu } from '../../../src/client/ui/menu.tsx';
import { Popover } from '../../../src/client/ui/popover.tsx';
import { TextareaField } from '../../../src/client/ui/textarea-field.tsx';
import { ToastCard } from '../../../src/client/ui/toast-card.tsx';
import type { Room } from '../piece.ts';

const nothing = () => {};

export const overRoom: Room = {
  name: 'sopra',
  pieces: [
    {
      name: 'Dialog',
      over: true,
      draw: () => (
        <Dialog open onClose={nothing} title="Nuovo Post" description="A bassa voce" footer={<Button wide>Pubblica</Button>}>
          <TextareaField label="Il tuo messaggio" placeholder="Scrivi qui i tuoi pensieri..." rows={6} />
        </Dialog>
      ),
    },
    {
      name: 'FormDialog',
      over: true,
      draw: () => (
        <FormDialog
          open
          onClose={nothing}
          title="Cambia indirizzo"
          note="Cambia solo quando lo confermi."
          problem="Non siamo riusciti a cambiarlo. Riprova tra poco."
          onSubmit={nothing}
          submitLabel="Cambia indirizzo"
          pending={false}
          pendingText="Un attimo..."
        >
          <TextareaField label="Perché" />
        </FormDialog>
      ),
    },
    {
      name: 'Confirm',
      over: true,
      draw: () => (
        <Confirm open onClose={nothing} onConfirm={nothing} title="Eliminare il post?" confirmLabel="Elimina" danger>
          Con il post se ne vanno anche i commenti che ha ricevuto: 2.
        </Confirm>
      ),
    },
    {
      name: 'Menu',
      over: true,
      draw: () => (
        <Menu
          label="Azioni sul post"
          align="start"
          startsOpen
          items={[
            { label: 'Copia il link', onSelect: nothing, icon: <Link2 aria-hidden size={20} /> },
            { label: 'Segnala', onSelect: nothing, icon: <Flag aria-hidden size={20} />, disabled: true },
            { label: 'Elimina', onSelect: nothing, icon: <Trash2 aria-hidden size={20} />, danger: true },
          ]}
        />
      ),
    },
    {
      name: 'Popover',
      over: true,
      draw: () => (
        <Popover open onOpenChange={nothing} align="start" renderTrigger={(props) => <Button {...props}>Filtri</Button>}>
          Quello che sta sotto il suo pulsante.
        </Popover>
      ),
    },
    {
      name: 'ToastCard',
      draw: () => (
        <>
          <ToastCard paused toast={{ id: 1, open: true, title: 'Post pubblicato!', description: 'Grazie per averlo detto.' }} />
          <ToastCard paused toast={{ id: 2, open: true, title: 'Errore', description: 'Riprova tra poco.', variant: 'destructive' }} />
          <ToastCard paused toast={{ id: 3, open: true, title: 'Post eliminato', action: { label: 'Ripristina', onClick: nothing } }} />
        </>
      ),
    },
  ],
};
