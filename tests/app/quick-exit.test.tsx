import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Opens a tab: a fresh instance of the quick exit’s module. */
async function openTab() {
  vi.resetModules();
  return import('../../src/client/lib/quick-exit.ts');
}

/** Runs the inline script of index.html and returns the title. Its listeners run at most once, because other tests share the window. */
function firstPaint({ listens = false } = {}): string {
  const listen = document.addEventListener.bind(document);
  const listening = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => listens && listen(type, listener, { once: true }));
  document.documentElement.classList.remove('left');
  document.title = 'Sottovoce';
  const page = readFileSync('src/client/index.html', 'utf8');
  const [, script] = /<script>(.*?)<\/script>/s.exec(page)!;
  vm.runInThisContext(script!);
  listening.mockRestore();
  return document.title;
}

const ways: [string, () => void][] = [
  ['has room', () => {}],
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'is forbidden',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    },
  ],
];

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

beforeEach(() => vi.spyOn(window.history, 'back').mockImplementation(() => {}));

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.classList.remove('left');
  document.body.replaceChildren();
});

it.each(ways)('hides this tab, other tabs and new tabs until the user comes back, when storage %s', async (_, limit) => {
  limit();
  const [here, other] = [await openTab(), await openTab()];
  const onLeft = vi.fn<() => void>();
  here.onLeft(() => {});
  other.onLeft(onLeft);
  expect([other.hasLeft(), firstPaint()]).toEqual([false, 'Sottovoce']);

  const ownWindow = vi.spyOn(window, 'dispatchEvent').mockReturnValue(true);
  await here.leaveSite();
  ownWindow.mockRestore();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  expect([other.hasLeft(), (await openTab()).hasLeft(), firstPaint()]).toEqual([true, true, 'Nuova scheda']);

  await here.comeBack();
  expect([other.hasLeft(), (await openTab()).hasLeft(), firstPaint()]).toEqual([false, false, 'Sottovoce']);
  window.dispatchEvent(new Event('pagehide'));
});

it.each(ways)('hides the site before the program is loaded, when storage %s', async (_, limit) => {
  limit();
  const { comeBack, hasLeft } = await openTab();
  document.body.innerHTML = '<div data-snapshot><button title="Lascia subito questo sito">Esci subito</button></div>';
  firstPaint({ listens: true });
  document.querySelector('button')!.click();
  expect(hasLeft()).toBe(true);
  await comeBack();
});

it('closes notifications and unsubscribes from push, and says so when the user comes back', async () => {
  const close = vi.fn<() => void>();
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const caches = {
    open: vi.fn<(name: string) => Promise<void>>(async () => {}),
    delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
  };
  const registration = {
    getNotifications: async () => [{ close }, { close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { getRegistration: async () => registration } } }));
  const { leaveSite, comeBack } = await openTab();
  await leaveSite();
  vi.unstubAllGlobals();
  expect([close.mock.calls.length, unsubscribe.mock.calls.length, caches.open.mock.calls]).toEqual([2, 1, [['left'], ['silenced']]]);
  vi.stubGlobal('caches', caches);
  await comeBack();
  vi.unstubAllGlobals();
  expect(caches.delete.mock.calls).toEqual([['left'], ['silenced']]);
  expect(sessionStorage.getItem('sottovoce-flash')).toContain('Gli avvisi qui sono spenti');
  sessionStorage.clear();
});

it('sets no cookie when storage has room', async () => {
  const { leaveSite, comeBack } = await openTab();
  await leaveSite();
  expect(document.cookie).toBe('');
  await comeBack();
});
