import { screen, within } from '@testing-library/react';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import { renderPage, storedStudent } from '../support/render.tsx';

/** Opens the page of a mentor, on the tab of received requests. */
export function open(address = '/mentorship?tab=gestisci') {
  return renderPage(address, <MentorshipPage />, { user: storedStudent }).user;
}

export async function card(name = 'Psicometria') {
  return within(await screen.findByRole('article', { name }));
}
