import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let expected = false;
let complaints: unknown[][] = [];
let spies: MockInstance[] = [];

/** Allows console errors in the current test; called at its start. */
export function expectConsoleErrors(): void {
  expected = true;
}

/** Makes a test fail if console.error or console.warn is called during it. */
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
