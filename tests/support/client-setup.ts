import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { clearToasts } from '../../src/client/lib/toasts.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { forgetTrpcHandlers, server } from './msw.ts';

// A lazy screen's first import can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

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

failOnConsoleErrors();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  clearToasts();
  server.resetHandlers();
  forgetTrpcHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.close());
