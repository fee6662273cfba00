import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DetailChip } from '../../src/client/account/detail-chip.tsx';
import { Checkbox } from '../../src/client/ui/checkbox.tsx';
import { FormDialog } from '../../src/client/ui/form-dialog.tsx';
import { RadioGroup } from '../../src/client/ui/radio-group.tsx';
import { SelectField } from '../../src/client/ui/select-field.tsx';
import { TextField } from '../../src/client/ui/text-field.tsx';
import { TextareaField } from '../../src/client/ui/textarea-field.tsx';
import { expectFocus } from '../support/focus.ts';
import { renderWith } from '../support/render.tsx';

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));

interface Props {
  way: 'checking' | 'pending';
  onClose?: () => void;
  /** Called by the chip, the radio buttons and the checkbox. */
  onChange?: () => void;
}

function Form({ way, onClose = () => {}, onChange = () => {} }: Props) {
  const [going, setGoing] = useState(false);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Prova"
      note={<DetailChip text="Torino" risky={false} onRemove={onChange} />}
      onSubmit={() => setGoing(true)}
      submitLabel="Manda"
      pending={going && way === 'pending'}
      checking={going && way === 'checking'}
      pendingText="Parte..."
    >
      <TextField label="Titolo" defaultValue="uno" />
      <TextareaField label="Testo" defaultValue="due" />
      <SelectField label="Quanti" options={options} defaultValue="a" />
      <RadioGroup legend="Come" options={options} name="come" onChange={onChange} />
      <Checkbox label="Va bene" onChange={onChange} />
    </FormDialog>
  );
}

it.each(['checking', 'pending'] as const)('fields ignore input and keep the focus while the form is %s', async (way) => {
  const onChange = vi.fn();
  const { user } = renderWith(<Form way={way} onChange={onChange} />);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Testo');
  const title = screen.getByLabelText<HTMLInputElement>('Titolo');
  const select = screen.getByLabelText<HTMLSelectElement>('Quanti');
  await user.type(text, ' e mezzo');
  await user.keyboard('{Control>}{Enter}{/Control}');
  // While the text is only being checked, the button must not claim that it is being sent.
  await screen.findByRole('button', { name: way === 'checking' ? 'Un attimo...' : 'Parte...' });
  await expectFocus(() => text);
  await user.keyboard('!');
  await user.type(title, '!');
  for (const name of ['A', 'B']) await user.click(screen.getByRole('radio', { name }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Togli: Torino' }));
  expect([text.value, title.value, onChange.mock.calls]).toEqual(['due e mezzo', 'uno', []]);
  const pressed = [...screen.getAllByRole<HTMLInputElement>('radio'), screen.getByRole<HTMLInputElement>('checkbox')];
  expect(pressed.map(({ checked }) => checked)).toEqual([false, false, false]);
  expect([...pressed, select].every((field) => field.getAttribute('aria-disabled') === 'true' && !field.disabled)).toBe(true);
  select.focus();
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  expect(select.dispatchEvent(key)).toBe(false);
});

it('Annulla closes the form while the text is being checked, but not while it is being sent', async () => {
  for (const way of ['checking', 'pending'] as const) {
    const onClose = vi.fn();
    const { user, unmount } = renderWith(<Form way={way} onClose={onClose} />);
    await user.click(await screen.findByRole('button', { name: 'Manda' }));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(onClose).toHaveBeenCalledTimes(way === 'checking' ? 1 : 0);
    unmount();
  }
});
