import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { App } from '../../src/client/app/app.tsx';
import { Providers } from '../../src/client/app/providers.tsx';
import { type StoredUser, storeUser } from '../../src/client/lib/storage.ts';

export { storedStudent } from './stored-student.ts';

interface Options {
  /** Logged in as this person; nobody unless given. */
  user?: StoredUser;
}

/** The whole application at one address, as after a page load. */
export function renderApp(path: string, { user }: Options = {}) {
  window.history.replaceState(null, '', path);
  return renderTree(<App />, user);
}

/** One page at its address, without the frame around it and the way to it. */
export function renderPage(path: string, page: ReactElement, options: Options = {}) {
  window.history.replaceState(null, '', path);
  return renderWith(page, options);
}

/** One piece, with everything it may count on around it. */
export function renderWith(element: ReactElement, { user }: Options = {}) {
  return renderTree(<Providers>{element}</Providers>, user);
}

function renderTree(element: ReactElement, user: StoredUser | undefined) {
  if (user) storeUser(user);
  return { user: userEvent.setup(), ...render(element) };
}
