import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Planner } from '../../src/client/planner/entities.ts';
import { readPlanner, writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { PlannerPage } from '../../src/client/planner/planner-page.tsx';
import { renderWith, storedStudent } from '../support/render.tsx';
import { aPlan, aSession, aSubject } from './samples.ts';

export const TODAY = '2025-01-31';

/** Four plans, the third with many subjects, and six sessions in the other three. */
export const planner = settle({
  plans: [
    aPlan({
      examDate: '2025-02-05',
      priority: 'high',
      subjects: [aSubject({ notes: 'Capitolo 2' }), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })],
    }),
    aPlan({ id: 'p2', examName: 'Diritto privato', examDate: '2025-02-20' }),
    aPlan({
      id: 'p3',
      examName: 'Chimica',
      examDate: '2025-06-10',
      priority: 'low',
      subjects: Array.from({ length: 8 }, (_, index) => aSubject({ id: `s${index}`, name: `Capitolo ${index + 1}` })),
    }),
    aPlan({ id: 'p4', examName: 'Statistica', examDate: '2025-01-20', subjects: [aSubject({ estimatedHours: 1 })] }),
  ],
  sessions: [
    aSession({ id: 'a', date: '2025-01-10', duration: 3 }),
    aSession({ id: 'b', date: '2025-01-12', duration: 10 }),
    aSession({ id: 'c', planId: 'p4', date: '2025-01-15', duration: 1.5 }),
    aSession({ id: 'd', planId: 'p2', date: '2025-01-30', duration: 1, notes: 'Ripasso a voce' }),
    aSession({ id: 'e', planId: 'p2', date: TODAY, duration: 2.5 }),
    aSession({ id: 'f', date: TODAY, duration: 1, subjectId: 's2' }),
  ],
});

export function plan(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}

export function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** Sets the date to `TODAY` before each test, with real timers. */
export function standStill(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(`${TODAY}T10:00:00`));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Renders the planner's page with this planner, or with this text, in storage. */
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

/** Captures the files that the page downloads, which jsdom does not support. */
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
