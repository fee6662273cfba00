import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render.tsx';

const ALERT = 'Registrati per interagire con i post, creare contenuti e partecipare alle chat!';

it('shows three sample posts with type, age, university, counts and chat', async () => {
  renderApp('/preview');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dai un’occhiata da dentro' })).toBeDefined();
  await expect.poll(() => document.title).toBe('Anteprima · Sottovoce');
  const posts = screen.getAllByRole('article');
  expect(posts).toHaveLength(3);
  const told = [
    ['Sfogo libero', '2 ore fa', 'Politecnico di Torino · Ingegneria · 1° anno triennale · Esami', 24, 8],
    ['Cerco consiglio', '5 ore fa', 'Università degli Studi di Padova · Psicologia · 2° anno magistrale · Tesi', 17, 12],
    ['Voglio parlare', '20 minuti fa', 'Università di Bologna · Lettere e Filosofia · 1° anno triennale · Vita universitaria', 31, 15],
  ] as const;
  told.forEach(([type, age, study, likes, comments], index) => {
    const card = within(posts[index]!);
    expect(card.getByText(type)).toBeDefined();
    expect(card.getByText('Chat attiva')).toBeDefined();
    expect(card.queryByRole('button', { name: 'Entra in chat' }) !== null).toBe(type === 'Voglio parlare');
    expect(card.getByText(age)).toBeDefined();
    expect(card.getByText(study)).toBeDefined();
    expect(card.getByRole('button', { name: `Mi piace, ${likes}` })).toBeDefined();
    expect(card.getByRole('button', { name: `Commenti, ${comments}` })).toBeDefined();
  });
});

it('shows sample figures and says that they are examples', async () => {
  renderApp('/preview');
  const list = (await screen.findByText('post oggi')).closest('dl')!;
  const pairs = [...list.children].map((pair) => [pair.querySelector('dt')?.textContent, pair.querySelector('dd')?.textContent]);
  expect(pairs).toEqual([
    ['post oggi', '23'],
    ['studenti attivi', '156'],
    ['chat aperte', '8'],
  ]);
  expect(screen.getByText('Numeri di esempio.')).toBeDefined();
});

it('lists the features and links to the sign-up', async () => {
  renderApp('/preview');
  expect(await screen.findByText('Parlare in chat anonime e temporanee')).toBeDefined();
  for (const name of ['Registrati', 'Crea il tuo account'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login?registrati');
});

it.each([
  ['Scrivi qui i tuoi pensieri...', 0],
  ['Mi piace, 24', 0],
  ['Commenti, 12', 0],
  ['Entra in chat', 0],
])('shows the invitation to register on a click on %s (%i)', async (name, index) => {
  const { user } = renderApp('/preview');
  const button = (await screen.findAllByRole('button', { name }))[index]!;
  await user.click(button);
  const alert = within(await screen.findByRole('alertdialog'));
  expect(alert.getByText(ALERT)).toBeDefined();
  expect(alert.getByRole('link', { name: 'Registrati' }).getAttribute('href')).toBe('/login?registrati');
});

it('closes the invitation with either button or Escape', async () => {
  const { user } = renderApp('/preview');
  const button = (await screen.findAllByRole('button', { name: 'Entra in chat' }))[0]!;
  const opened = async () => {
    await user.click(button);
    const alert = await screen.findByRole('alertdialog');
    // Closed before it has taken the focus, it is not completely open yet.
    await expect.poll(() => alert.contains(document.activeElement)).toBe(true);
    return within(alert);
  };
  const closed = () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  for (const name of ['Continua a guardare', 'Chiudi']) {
    await user.click((await opened()).getByRole('button', { name }));
    await closed();
  }
  await opened();
  await user.keyboard('{Escape}');
  await closed();
});
