import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { clearToasts } from '../../src/client/lib/toasts.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { leaveOutWhatNobodyReads } from './lean-libraries.ts';
import { forgetTrpcHandlers, server } from './msw.ts';
import { quickStyles } from './quick-styles.ts';
import { quickSystem } from './quick-system.ts';
import { styles } from './styles.ts';

// A lazy screen's first import can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
leaveOutWhatNobodyReads();
quickStyles();

// APIs that the page needs and jsdom lacks.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// Frames in the order of the timers: jsdom’s own, every 16 ms, let a test press a button of a dialog before it has taken the focus.
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => Number(setTimeout(() => callback(performance.now()))));
vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

vi.mock('@emotion/cache', async (importOriginal) => {
  const [{ default: createCache }, { styles }] = await Promise.all([
    importOriginal<typeof import('@emotion/cache')>(),
    import('./styles.ts'),
  ]);
  return { default: (options: Parameters<typeof createCache>[0]) => createCache({ ...options, container: styles }) };
});

vi.mock('../../src/client/app/theme/system.ts', async (importOriginal) => {
  const { makeSystem } = await importOriginal<typeof import('../../src/client/app/theme/system.ts')>();
  return { makeSystem: () => quickSystem(makeSystem) };
});

failOnConsoleErrors();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  // A test that simulates a lost network would pause the queries of the next.
  onlineManager.setOnline(true);
  // Also removes the history entry of dialogs left open.
  window.history.replaceState(null, '', '/');
  styles.remove();
  clearToasts();
  server.resetHandlers();
  forgetTrpcHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  server.close();
  document.head.replaceChildren();
  // The next file loads the project's modules anew, as a page load would; libraries stay cached.
  vi.resetModules();
});
