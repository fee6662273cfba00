import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the focus, which may move in an effect after the frame that the test has found. */
export async function expectFocus(element: () => Element | null | undefined): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element()));
}

/** Takes the focus from a disabled button, as browsers do by themselves and jsdom does not. */
export function blurDisabled(button: HTMLElement): void {
  button.removeAttribute('disabled');
  button.blur();
  button.setAttribute('disabled', '');
}
