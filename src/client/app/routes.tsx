import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LoginScreen } from '../lib/login-screen.ts';
import { paths } from '../lib/paths.ts';
import { isAuthenticated, readUser } from '../lib/storage.ts';
import { usePerson, useStoredUser } from '../lib/use-stored-user.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { pages } from './pages.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('../*/*-page.tsx');
const screens = Object.fromEntries(Object.entries(modules).map(([file, load]) => [file, screen(file, load)]));
const loaded = new Map<string, ComponentType>();
const NotFoundPage = screens['./not-found-page.tsx'];
const routes = pages.map(({ module, ...page }) => ({ ...page, Screen: screens[`../${module}`] }));
const LoginPage = routes.find(({ path }) => path === paths.login)?.Screen;

export function Routes() {
  const member = isAuthenticated(useStoredUser());
  const person = usePerson();
  return (
    <LoginScreen value={LoginPage && <LoginPage />}>
      <Suspense fallback={<PageSpinner />}>
        <Switch>
          {routes.map(({ path, audience, nobodys, Screen }) => {
            const Shown = member || audience !== 'members' ? Screen : LoginPage;
            return (
              <Route key={path} path={path}>
                {/* Keyed by user, so that a page’s state is not shown to the next one. */}
                {Shown && <Shown key={nobodys ? '' : person} />}
              </Route>
            );
          })}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </LoginScreen>
  );
}

/** Loads the page of an address, so that the first render does not suspend. */
export async function loadScreen(address: string): Promise<void> {
  const asked = pages.find(({ path }) => path === address);
  const guest = !isAuthenticated(readUser());
  const page = guest && asked?.audience === 'members' ? pages.find(({ path }) => path === paths.login) : asked;
  const file = page && `../${page.module}`;
  const load = file && modules[file];
  if (load) loaded.set(file, await screenOf(load));
}

function screen(file: string, load: () => Promise<Record<string, ComponentType>>): ComponentType {
  const Later = lazy(async () => ({ default: await screenOf(load) }));
  return function Screen() {
    const Loaded = loaded.get(file) ?? Later;
    return <Loaded />;
  };
}

/** Each page's module exports only its component. */
async function screenOf(load: () => Promise<Record<string, ComponentType>>): Promise<ComponentType> {
  return Object.values(await load())[0]!;
}
