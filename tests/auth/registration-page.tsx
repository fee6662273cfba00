import { screen, within } from '@testing-library/react';
import { trpcHandler } from '../support/msw.ts';
import { renderApp } from '../support/render.tsx';
import { paste } from '../support/paste.ts';

export const torino = { id: 7, name: 'Università degli Studi di Torino', city: 'Torino', region: 'Piemonte' };
export const polito = { id: 8, name: 'Politecnico di Torino', city: 'Torino', region: 'Piemonte' };

type User = Awaited<ReturnType<typeof openRegistration>>;

/** Serves two universities in Turin with their faculties. */
export function serveUniversities(): void {
  trpcHandler('universities.search', () => [torino, polito]);
  trpcHandler('universities.domain', (input) => input);
  trpcHandler('universities.faculties', ({ id }) =>
    id === torino.id
      ? [
          { id: 1, name: 'Economia' },
          { id: 2, name: 'Psicologia' },
        ]
      : [{ id: 3, name: 'Ingegneria' }],
  );
}

export async function openRegistration() {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('tab', { name: 'Registrati' }));
  await screen.findByRole('button', { name: 'Continua' });
  return user;
}

export function panel() {
  return within(screen.getByRole('tabpanel', { name: 'Registrati' }));
}

export function facultySelect(): HTMLSelectElement {
  return panel().getByLabelText('Facoltà');
}

export async function chooseUniversity(user: User, name: string) {
  await user.click(panel().getByRole('button', { name: 'Università' }));
  await user.keyboard('torino');
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

/** Fills in the first step and presses «Continua». */
export async function askToGoOn(user: User, email = 'giulia.rossi@edu.unito.it') {
  if (email) await paste(user, panel().getByLabelText('Email universitaria'), email);
  await paste(user, panel().getByLabelText('Password'), 'mare-calmo-a-novembre');
  await paste(user, panel().getByLabelText('Conferma password'), 'mare-calmo-a-novembre');
  await user.click(panel().getByRole('button', { name: 'Continua' }));
}

export async function goOn(user: User, email?: string) {
  await askToGoOn(user, email);
  await panel().findByRole('button', { name: 'Crea account' });
}

export async function fillIn(user: User) {
  await goOn(user);
  await paste(user, panel().getByLabelText('Nome'), 'Giulia');
  await paste(user, panel().getByLabelText('Cognome'), 'Rossi');
  await chooseUniversity(user, torino.name);
  await panel().findByRole('option', { name: 'Psicologia' });
  await user.selectOptions(facultySelect(), 'Psicologia');
  await paste(user, panel().getByLabelText('Anno di corso'), '2° anno triennale');
  await user.click(panel().getByRole('checkbox'));
}
