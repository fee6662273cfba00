import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/** Where the product listens. */
export interface Site {
  url: string;
  /** Another process of the same site where there is Valkey, else the same. */
  sibling: string;
}

/** What stands in the file that tells of it: it is started while tests that need none are running. */
export type Told = Site | { failed: string };

let told: Promise<Site> | undefined;

/** The running product, once it is there. @throws when it did not start. */
export function runningSite(): Promise<Site> {
  return (told ??= readSite(inject('siteFile')));
}

async function readSite(file: string): Promise<Site> {
  while (!existsSync(file)) await sleep(50);
  const told = JSON.parse(readFileSync(file, 'utf8')) as Told;
  if ('failed' in told) throw new Error(told.failed);
  return told;
}
