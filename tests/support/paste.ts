import type { UserEvent } from '@testing-library/user-event';

/** Writes into a field at once, where single keys are not what a test is about: each of them draws the form anew. */
export async function paste(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
