import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Focus may move in an effect, after the frame that a test found: it is waited for. */
export async function expectFocus(element: () => Element | null | undefined): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element()));
}
