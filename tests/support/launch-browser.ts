import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { headlessShell } from './headless-shell.ts';

// `import` would read its three megabytes twice, the first time to detect the exported names.
const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core');

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Launch {
  args?: string[];
  /** Prefers a full browser, if installed, over the headless shell. It also renders windows, which costs a third more. */
  whole?: boolean;
}

/** Launches the browser of CHROMIUM_PATH, else Playwright's own, else the shell from npm, else the system's. */
export async function launchBrowser({ args: more = [], whole = false }: Launch = {}): Promise<Browser> {
  const args = [...QUIET, ...more];
  const [installed, systems] = [[process.env['CHROMIUM_PATH'], chromium.executablePath()], SYSTEM_BROWSERS].map((paths) =>
    paths.find((path) => path && existsSync(path)),
  );
  const shell = installed || (whole && systems) ? undefined : await headlessShell();
  const started = shell && (await chromium.launch({ executablePath: shell, args }).catch(() => undefined));
  if (started) return started;
  if (installed || systems) return chromium.launch({ executablePath: installed ?? systems, args });
  // The package unpacks the libraries it needs only if it believes that it runs in a bare cloud function.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...args] });
}
