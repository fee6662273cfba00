import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { clearToasts } from '../../src/client/lib/toasts.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { leaveOutWhatNobodyReads } from './lean-libraries.ts';
import { forgetTrpcHandlers, server } from './msw.ts';
import { styles } from './styles.ts';

// A lazy screen's first import can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
leaveOutWhatNobodyReads();

// What jsdom lacks and the page counts on.
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

failOnConsoleErrors();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  // A page that was told of a lost network would have the next one's queries wait for it.
  onlineManager.setOnline(true);
  // What was open leaves no line in the history for the next test.
  window.history.replaceState(null, '');
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
  // The next file begins with our modules as a page load would; the libraries stay.
  vi.resetModules();
});
