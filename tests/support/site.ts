import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/** The URLs of the running product. */
export interface Site {
  url: string;
  /** Another process of the same site if there is Valkey, else the same. */
  sibling: string;
}

/** The content of `siteFile`. A file, because the product starts while tests that do not need it run. */
export type Told = Site | { failed: string };

let told: Promise<Site> | undefined;

/** Returns the running product once it has started. @throws if it did not start */
export function runningSite(): Promise<Site> {
  return (told ??= readSite(inject('siteFile')));
}

async function readSite(file: string): Promise<Site> {
  while (!existsSync(file)) await sleep(50);
  const told = JSON.parse(readFileSync(file, 'utf8')) as Told;
  if ('failed' in told) throw new Error(told.failed);
  return told;
}
