import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { CommentForm } from '../../src/client/posts/comment-form.tsx';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import type { Comment } from '../../src/routers/comments/schema.ts';
import { deferred } from '../support/deferred.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { watchScrolling } from '../support/scrolling.ts';
import { sampleComment, samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';

const show = () => renderWith(<CommentsSection post={samplePost(7)} />, { user: storedStudent });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Il tuo commento' });
const send = () => screen.getByRole('button', { name: /Invia|Invio/ });

it('offers helplines for a comment that expresses distress, until they are dismissed', async () => {
  trpcHandler('comments.list', () => []);
  trpcHandler('comments.create', ({ content }) => sampleComment(5, { content, mine: true }));
  const { user } = show();
  await user.click(field());
  await user.paste('anch’io penso spesso al suicidio');
  await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  await user.click(send());
  await screen.findByText('Commento aggiunto!');
  expect(field().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Nascondi i numeri di aiuto' }));
  expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
});

it('does not call a comment published beside the next one', async () => {
  trpcHandler('comments.list', () => []);
  trpcHandler('comments.create', ({ content }) => sampleComment(5, { content, mine: true }));
  const { user } = show();
  await paste(user, field(), 'anch’io penso spesso al suicidio');
  await user.click(send());
  await screen.findByText(/Quello che hai scritto è pubblicato/);
  await user.type(field(), 'E');
  expect(screen.getByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeDefined();
  expect(screen.queryByText(/è pubblicato/)).toBeNull();
});

it('answers a comment that gives methods of self-harm with the helplines, not with an error', async () => {
  trpcHandler('comments.list', () => []);
  trpcHandler('comments.create', () => {
    throw new Refusal({ status: 403, message: 'Questo testo non si può pubblicare', reason: 'needs_care' });
  });
  const { user } = show();
  await paste(user, field(), 'parole');
  await user.click(send());
  const panel = await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  expect(panel.textContent).toMatch(/Questo testo non si può pubblicare/);
  expect(document.querySelector('[data-variant]')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(field().value).toBe('parole');
});

it('floats the first numbers on a phone only while those of the panel are out of view', async () => {
  const { watched, scroll } = watchScrolling();
  const floating = () => screen.queryByRole('note', { name: 'Numeri da chiamare' });

  trpcHandler('comments.list', () => []);
  const { user } = show();
  await user.click(field());
  await user.paste('anch’io penso spesso al suicidio');
  const panel = await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  const numbers = within(panel).getAllByRole('link', { name: /^Chiama/ });
  await waitFor(() => expect([...watched.keys()]).toEqual(numbers.slice(0, 2)));
  for (const [ratios, shown] of [
    [[0, 0], true],
    [[1, 0.5], true],
    [[1, 1], false],
    [[0.5, 1], true],
  ] as const) {
    scroll(ratios);
    expect(floating() !== null, String(ratios)).toBe(shown);
  }
  await user.tab();
  await user.click(document.body);
  expect(floating()).toBeNull();
});

it('offers helplines in a toast if the form was closed before a comment that expresses distress was answered', async () => {
  const answer = deferred<Comment>();
  trpcHandler('comments.create', answer.wait);
  const form = (open: boolean) => <Providers>{open && <CommentForm postId={7} onAdded={() => {}} />}</Providers>;
  const { user, rerender } = renderWith(<p />, { user: storedStudent });
  rerender(form(true));
  await paste(user, field(), 'anch’io penso spesso al suicidio');
  await user.click(send());
  await answer.request;
  rerender(form(false));
  answer.resolve(sampleComment(5, { content: 'anch’io penso spesso al suicidio', mine: true }));
  const helplines = await screen.findByRole('button', { name: 'Numeri da chiamare' });
  // The newest toast is the one that phones show; this one leaves the one before it in view.
  expect(helplines.closest('[data-joins]')).not.toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Commento aggiunto!/),
    expect.stringMatching(/^Se vuoi, qualcuno ti ascolta/),
  ]);
  await user.click(helplines);
  expect(window.location.pathname).toBe('/support');
});
