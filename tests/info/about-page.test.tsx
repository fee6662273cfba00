import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, storedStudent } from '../support/render.tsx';

it('shows the mission, the three types of post, the features and how to start', async () => {
  renderApp('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'Un posto dove dirlo a bassa voce' })).toBeDefined();
  await expect.poll(() => document.title).toBe('Chi siamo · Sottovoce');
  const names = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(names(2)).toEqual(['Tre modi di scrivere', 'Che cosa trovi', 'Come iniziare', 'Newsletter']);
  expect(names(3).slice(0, 3)).toEqual(['Sfogo libero', 'Cerco consiglio', 'Voglio parlare']);
  expect(screen.getByText(/La nostra missione/)).toBeDefined();
});

it('links guests to the sign-up and members to the home page', async () => {
  const { unmount } = renderApp('/about');
  expect((await screen.findByRole('link', { name: 'Inizia ora' })).getAttribute('href')).toBe('/login?registrati');
  unmount();
  renderApp('/about', { user: storedStudent });
  expect((await screen.findByRole('link', { name: 'Vai alla home' })).getAttribute('href')).toBe('/');
});
