import { fireEvent } from '@testing-library/react';

/** Presses a button again before anything that the first press has begun can end. */
export function pressTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
