import { screen, within } from '@testing-library/react';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import { renderPage, storedStudent } from '../support/render.tsx';

/** Opens the tab in which a student becomes a mentor and sees the own profile. */
export function openOwnTab() {
  return renderPage('/mentorship?tab=diventa', <MentorshipPage />, { user: storedStudent }).user;
}

export function dialog() {
  return within(screen.getByRole('dialog'));
}

export function field(label: string): HTMLInputElement {
  return dialog().getByLabelText(label);
}
