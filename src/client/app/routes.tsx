import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LoginScreen } from '../lib/login-screen.ts';
import { paths } from '../lib/paths.ts';
import { isAuthenticated, useStoredUser } from '../lib/storage.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { pages } from './pages.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('../*/*-page.tsx');
const screens = Object.fromEntries(Object.entries(modules).map(([file, load]) => [file, screen(load)]));
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
            <Route key={path} path={path} component={member || audience !== 'members' ? Screen : LoginPage} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </LoginScreen>
  );
}

/** Each page's module exports its screen alone. */
function screen(load: () => Promise<Record<string, ComponentType>>) {
  return lazy(async () => ({ default: Object.values(await load())[0]! }));
}
