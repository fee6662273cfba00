import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SavedPain } from '../../src/client/posts/saved-pain.tsx';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { samplePost } from './samples.ts';

// Simulates a network failure, or a new release, while this module loads.
vi.mock('../../src/client/support/helpline-panel.tsx', () => {
  throw new Error('not here');
});

it('names 112 and the page with the other numbers, and keeps the form of somebody in distress when the panel of helplines fails to load', async () => {
  expectConsoleErrors();
  trpcHandler('comments.list', () => []);
  const { user } = renderWith(<CommentsSection post={samplePost(7)} />, { user: storedStudent });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Il tuo commento' });
  await paste(user, field(), 'non ce la faccio più, voglio morire');
  expect((await screen.findByRole('link', { name: '112' })).getAttribute('href')).toBe('tel:112');
  expect(screen.getByRole('link', { name: 'qui trovi i numeri' }).getAttribute('href')).toBe('/support');
  expect(field().value).toBe('non ce la faccio più, voglio morire');
});

it('says that a text with methods of self-harm is not published when the panel of helplines fails to load', async () => {
  expectConsoleErrors();
  trpcHandler('comments.list', () => []);
  trpcHandler('comments.create', () => {
    throw new Refusal({ status: 403, message: 'Questo testo non si può pubblicare', reason: 'needs_care' });
  });
  const { user } = renderWith(<CommentsSection post={samplePost(7)} />, { user: storedStudent });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Il tuo commento' });
  await paste(user, field(), 'bastano quaranta di quelle');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  const told = await screen.findByText(/^Questo testo non si può pubblicare, perché contiene modi/);
  expect(told.closest('[role=status]')!.textContent).toContain('chiama il 112');
  expect(field().value).toBe('bastano quaranta di quelle');
});

it('names 112 below a text that has just been edited when the panel of helplines fails to load', async () => {
  expectConsoleErrors();
  renderWith(<SavedPain signal="suicide" onDismiss={() => {}} />, { user: storedStudent });
  expect((await screen.findByRole('link', { name: '112' })).getAttribute('href')).toBe('tel:112');
});
