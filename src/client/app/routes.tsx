import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LoginScreen } from '../lib/login-screen.ts';
import { paths } from '../lib/paths.ts';
import { isAuthenticated, useStoredUser } from '../lib/storage.ts';
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
  return (
    <LoginScreen value={LoginPage && <LoginPage />}>
      <Suspense fallback={<PageSpinner />}>
        <Switch>
          {routes.map(({ path, audience, Screen }) => (
            <Route key={path} path={path} component={member || audience === 'everyone' ? Screen : LoginPage} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </LoginScreen>
  );
}

/** Has a page's screen at hand for the first drawing. */
export async function loadScreen(path: string): Promise<void> {
  const page = pages.find((entry) => entry.path === path);
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

/** Each page's module exports its screen alone. */
async function screenOf(load: () => Promise<Record<string, ComponentType>>): Promise<ComponentType> {
  return Object.values(await load())[0]!;
}
