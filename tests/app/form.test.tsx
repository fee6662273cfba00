import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useSchemaForm } from '../../src/client/lib/form.ts';
import { TextField } from '../../src/client/ui/text-field.tsx';
import { renderWith } from '../support/render.tsx';

const load = async () => z.object({ name: z.string().min(1, 'Scrivi un nome'), age: z.string().max(2, 'Troppi anni.') });

function Form({ aged, onSent }: { aged: boolean; onSent: () => void }) {
  const { register, handleSubmit, trigger, formState } = useSchemaForm(load, { name: '', age: '1000' });
  return (
    <form onSubmit={(event) => void handleSubmit(onSent)(event)}>
      <TextField label="Nome" error={formState.errors.name?.message} {...register('name')} />
      {aged && <TextField label="Età" error={formState.errors.age?.message} {...register('age')} />}
      <button type="submit">Invia</button>
      <button type="button" onClick={() => void trigger(['name'])}>
        Avanti
      </button>
    </form>
  );
}

const loadNothing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Unloadable({ converts, onSent }: { converts: boolean; onSent: () => void }) {
  const { register, handleSubmit } = useSchemaForm<Awaited<ReturnType<typeof load>>>(loadNothing, { name: '', age: '1000' }, { converts });
  return (
    <form onSubmit={(event) => void handleSubmit(onSent)(event)}>
      <TextField label="Nome" {...register('name')} />
      <button type="submit">Invia</button>
    </form>
  );
}

it('shows the error of a field that is not rendered, and does not submit', async () => {
  const onSent = vi.fn();
  const { user } = renderWith(<Form aged={false} onSent={onSent} />);
  await user.type(screen.getByLabelText('Nome'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Un campo che ora non si vede non è a posto: «Troppi anni».')).toBeDefined();
  expect(onSent).not.toHaveBeenCalled();
});

it.each([
  ['refuses to send values that the schema would convert', true, []],
  ['sends the values of other forms, which the server checks', false, [{ name: 'Ada', age: '1000' }]],
])('%s when the schema cannot be loaded', async (_, converts, sent) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const onSent = vi.fn();
  const { user } = renderWith(<Unloadable converts={converts} onSent={onSent} />);
  await user.type(screen.getByLabelText('Nome'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  const said = /^Manca la connessione. Quello che hai scritto è al sicuro: ricarica la pagina quando torni in rete, e riprova/;
  if (converts) expect(await screen.findByText(said)).toBeDefined();
  await waitFor(() => expect(onSent.mock.calls.map(([values]) => values)).toEqual(sent));
});

it('removes the error of a validated field as soon as its value is valid', async () => {
  const { user } = renderWith(<Form aged onSent={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByText('Scrivi un nome')).toBeDefined();
  await user.type(screen.getByLabelText('Nome'), 'Ada');
  await waitFor(() => expect(screen.queryByText('Scrivi un nome')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
});

it('shows no extra message when the field shows its error itself', async () => {
  const { user } = renderWith(<Form aged onSent={() => {}} />);
  await user.type(screen.getByLabelText('Nome'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Troppi anni.')).toBeDefined();
  expect(screen.queryByText(/ora non si vede/)).toBeNull();
});
