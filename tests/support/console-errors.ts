import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let expected = false;
let complaints: unknown[][] = [];
let spies: MockInstance[] = [];

/** Call at the start of a test in which React or the page has a reason to complain. */
export function expectConsoleErrors(): void {
  expected = true;
}

/** Makes every console.error and console.warn of a test its failure. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    expected = false;
    complaints = [];
    spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const spy of spies) spy.mockImplementation((...words) => void complaints.push(words));
  });

  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
    if (!expected) expect(complaints, 'console errors during the test').toEqual([]);
  });
}
