import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../support/render.tsx';

vi.mock('../../src/client/landing/register-alert.tsx', () => {
  throw new Error('the module did not arrive');
});

it('falls back to window.alert when the module of the dialog fails to load', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const { user } = renderApp('/preview');
  await user.click((await screen.findAllByRole('button', { name: 'Entra in chat' }))[0]!);
  await vi.waitFor(() =>
    expect(alert).toHaveBeenCalledWith('Registrati per interagire con i post, creare contenuti e partecipare alle chat!'),
  );
});
