import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { DateField } from '../../src/client/ui/date-field.tsx';

function Form({ day }: { day: string }) {
  const { register, setValue, control } = useForm({ defaultValues: { day } });
  return (
    <>
      <DateField label="Giorno" type="date" {...register('day')} />
      <button onClick={() => setValue('day', '2027-01-12')}>Domani</button>
      <p>{useWatch({ control, name: 'day' })}</p>
    </>
  );
}

const isEmpty = () => screen.getByLabelText('Giorno').hasAttribute('data-empty');

it('marks the field as empty until a date is typed or set by the form', async () => {
  const person = userEvent.setup();
  render(<Form day="" />, { wrapper: Providers });
  expect(isEmpty()).toBe(true);
  await person.type(screen.getByLabelText('Giorno'), '2026-12-01');
  await person.tab();
  expect(isEmpty()).toBe(false);
  await person.clear(screen.getByLabelText('Giorno'));
  await person.tab();
  expect(isEmpty()).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Domani' }));
  await screen.findByText('2027-01-12');
  expect(isEmpty()).toBe(false);
});

it('does not mark a default date or a partially typed one as empty', async () => {
  const { unmount } = render(<Form day="2026-12-01" />, { wrapper: Providers });
  expect(isEmpty()).toBe(false);
  unmount();
  render(<Form day="" />, { wrapper: Providers });
  const input = screen.getByLabelText('Giorno');
  Object.defineProperty(input, 'validity', { value: { badInput: true } });
  await userEvent.click(input);
  await userEvent.tab();
  expect(isEmpty()).toBe(false);
});
