import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { deferred } from '../support/deferred.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { chooseUniversity, facultySelect, goOn, openRegistration, panel, polito, serveUniversities, torino } from './registration-page.tsx';

const CHOOSE_FIRST = "Seleziona prima un'università per vedere le facoltà disponibili";

beforeEach(serveUniversities);

it('disables the faculty until a university is chosen, and says so', async () => {
  const faculties = deferred<{ id: number; name: string }[]>();
  trpcHandler('universities.faculties', faculties.wait);
  const user = await openRegistration();
  await goOn(user);
  expect(facultySelect().disabled).toBe(true);
  expect(panel().getByText(CHOOSE_FIRST)).toBeDefined();
  await chooseUniversity(user, torino.name);
  expect(await panel().findByText('Caricando facoltà...')).toBeDefined();
  expect(panel().queryByText(CHOOSE_FIRST)).toBeNull();
  faculties.resolve([{ id: 1, name: 'Economia' }]);
  expect(await panel().findByRole('option', { name: 'Economia' })).toBeDefined();
  expect(facultySelect().disabled).toBe(false);
});

it('Altro clears the faculty and shows a text field, which another choice removes', async () => {
  const user = await openRegistration();
  await goOn(user);
  await chooseUniversity(user, torino.name);
  await panel().findByRole('option', { name: 'Psicologia' });
  await user.selectOptions(facultySelect(), 'Psicologia');
  await user.selectOptions(facultySelect(), 'Altro');
  const typed = panel().getByLabelText<HTMLInputElement>('Quale facoltà?');
  expect(typed.value).toBe('');
  expect(typed.required).toBe(true);
  await paste(user, typed, 'Scienze del mare');
  await user.selectOptions(facultySelect(), 'Economia');
  expect(panel().queryByLabelText('Quale facoltà?')).toBeNull();
  expect(facultySelect().value).toBe('Economia');
});

it('gives no error to a faculty that could not be filled in yet', async () => {
  const user = await openRegistration();
  await goOn(user);
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(panel().getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true'));
  expect(facultySelect().getAttribute('aria-invalid')).not.toBe('true');
  await chooseUniversity(user, torino.name);
  await panel().findByRole('option', { name: 'Psicologia' });
  await user.selectOptions(facultySelect(), 'Psicologia');
  await user.selectOptions(facultySelect(), 'Altro');
  const typed = panel().getByLabelText('Quale facoltà?');
  expect(typed.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(panel().getByRole('button', { name: 'Crea account' }));
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'));
});

it('forgets the faculty when another university is chosen', async () => {
  const user = await openRegistration();
  await goOn(user);
  await chooseUniversity(user, torino.name);
  await panel().findByRole('option', { name: 'Psicologia' });
  await user.selectOptions(facultySelect(), 'Psicologia');
  await chooseUniversity(user, polito.name);
  await panel().findByRole('option', { name: 'Ingegneria' });
  expect(facultySelect().value).toBe('');
});

it('accepts a typed faculty when the list cannot be loaded', async () => {
  expectConsoleErrors();
  trpcHandler('universities.faculties', () => {
    throw new Refusal({ status: 500, message: 'Ops' });
  });
  const user = await openRegistration();
  await goOn(user);
  await chooseUniversity(user, torino.name);
  await waitFor(() => expect(facultySelect().disabled).toBe(false));
  await user.selectOptions(facultySelect(), 'Altro');
  expect(panel().getByLabelText('Quale facoltà?')).toBeDefined();
});
