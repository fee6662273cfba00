import type { UserEvent } from '@testing-library/user-event';

/** Enters a text at once, for tests that are not about single keystrokes, each of which renders the form. */
export async function paste(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
