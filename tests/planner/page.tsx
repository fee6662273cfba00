import { afterEach, beforeEach, vi } from 'vitest';
import type { Planner } from '../../src/client/planner/entities.ts';
import { readPlanner, writePlanner } from '../../src/client/planner/read-planner.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { PlannerPage } from '../../src/client/planner/planner-page.tsx';
import { renderWith, storedStudent } from '../support/render.tsx';

export const TODAY = '2025-01-31';

/** Fixes the day and leaves the timers alone. */
export function standStill(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(`${TODAY}T10:00:00`));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** The planner's page with this planner, or with this text in its place. */
export function openPlanner(planner?: Planner | string) {
  if (planner !== undefined) localStorage.setItem(PLANNER_KEY, typeof planner === 'string' ? planner : writePlanner(planner));
  return renderWith(<PlannerPage />, { user: storedStudent });
}

export function storedPlanner(): Planner {
  return readPlanner(localStorage.getItem(PLANNER_KEY) ?? '').planner;
}

export interface Saved {
  name: string;
  text: string;
}

/** Catches what the page hands to the browser as a file; jsdom keeps none. */
export function catchDownloads(): Saved[] {
  const saved: Saved[] = [];
  const blobs = new Map<string, Blob>();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[download]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const entry = { name: link.download, text: '' };
    saved.push(entry);
    const reader = new FileReader();
    reader.addEventListener('load', () => void (entry.text = String(reader.result)));
    reader.readAsText(blobs.get(link.href)!);
  };
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => {
      const url = `blob:test/${blobs.size}`;
      blobs.set(url, blob as Blob);
      return url;
    };
    URL.revokeObjectURL = () => {};
    document.addEventListener('click', onClick);
  });
  afterEach(() => document.removeEventListener('click', onClick));
  return saved;
}
