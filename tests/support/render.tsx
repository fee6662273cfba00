import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { App } from '../../src/client/app/app.tsx';
import { Providers } from '../../src/client/app/providers.tsx';
import { type StoredUser, storeUser } from '../../src/client/lib/storage.ts';

export { storedStudent } from './stored-student.ts';

interface Options {
  /** The logged-in user, if any. */
  user?: StoredUser;
}

/** Renders the whole application at a path, as after a page load. */
export function renderApp(path: string, { user }: Options = {}) {
  window.history.replaceState(null, '', path);
  return renderTree(<App />, user);
}

/** Renders one page at its path, without the shell and the router. */
export function renderPage(path: string, page: ReactElement, options: Options = {}) {
  window.history.replaceState(null, '', path);
  return renderWith(page, options);
}

/** Renders an element inside the providers. */
export function renderWith(element: ReactElement, { user }: Options = {}) {
  return renderTree(<Providers>{element}</Providers>, user);
}

function renderTree(element: ReactElement, user: StoredUser | undefined) {
  if (user) storeUser(user);
  return { user: userEvent.setup(), ...render(element) };
}
