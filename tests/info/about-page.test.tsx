import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, storedStudent } from '../support/render.tsx';

it('tells mission, the three types, features and how to start', async () => {
  renderApp('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'Un posto dove dirlo a bassa voce' })).toBeDefined();
  await expect.poll(() => document.title).toBe('Chi siamo · Sottovoce');
  const names = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(names(2)).toEqual(['Tre modi di scrivere', 'Che cosa trovi', 'Come iniziare', 'Newsletter']);
  expect(names(3).slice(0, 3)).toEqual(['Sfogo libero', 'Cerco consiglio', 'Voglio parlare']);
  expect(screen.getByText(/La nostra missione/)).toBeDefined();
});

it('sends a guest to the login and a student home', async () => {
  const { unmount } = renderApp('/about');
  expect((await screen.findByRole('link', { name: 'Inizia ora' })).getAttribute('href')).toBe('/login?registrati');
  unmount();
  renderApp('/about', { user: storedStudent });
  expect((await screen.findByRole('link', { name: 'Vai alla home' })).getAttribute('href')).toBe('/');
});
