import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ExamExperiencesPage } from '../../src/client/exam-experiences/exam-experiences-page.tsx';
import type { VoteState } from '../../src/routers/exam-experiences/schema.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleExperience } from './samples.ts';

async function openExperience(myVote: boolean | null) {
  trpcHandler('examExperiences.list', () => [sampleExperience({ helpful: 12, notHelpful: 2, myVote })]);
  const { user } = renderPage('/exam-experiences', <ExamExperiencesPage />, { user: storedStudent });
  return { user, experience: within(await screen.findByRole('article')) };
}

type Experience = Awaited<ReturnType<typeof openExperience>>['experience'];

function helpful(experience: Experience) {
  return experience.getByRole('button', { name: /^Utile/ });
}

function notHelpful(experience: Experience) {
  return experience.getByRole('button', { name: /^Non utile/ });
}

/** The counts on the card, with * after the user’s own vote. */
function standing(experience: Experience) {
  return [helpful(experience), notHelpful(experience)]
    .map((button) => `${button.textContent}${button.getAttribute('aria-pressed') === 'true' ? '*' : ''}`)
    .join(' ');
}

it('counts a vote optimistically, then shows the server’s counts', async () => {
  const answer = deferred<VoteState>();
  trpcHandler('examExperiences.vote', answer.wait);
  const { user, experience } = await openExperience(null);
  expect(standing(experience)).toBe('12 2');
  await user.click(helpful(experience));
  await waitFor(() => expect(standing(experience)).toBe('13* 2'));
  await answer.request;
  answer.resolve({ helpful: 15, notHelpful: 3, myVote: true });
  await waitFor(() => expect(standing(experience)).toBe('15* 3'));
});

it('moves a vote from one side to the other', async () => {
  const vote = vi.fn<(input: InputOf<'examExperiences.vote'>) => VoteState>(() => ({ helpful: 11, notHelpful: 3, myVote: false }));
  trpcHandler('examExperiences.vote', vote);
  const { user, experience } = await openExperience(true);
  await user.click(notHelpful(experience));
  await waitFor(() => expect(standing(experience)).toBe('11 3*'));
  await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith({ id: 3, helpful: false }));
});

it('sends nothing when the vote is already given', async () => {
  const vote = vi.fn<(input: InputOf<'examExperiences.vote'>) => VoteState>(() => ({ helpful: 11, notHelpful: 3, myVote: false }));
  trpcHandler('examExperiences.vote', vote);
  const { user, experience } = await openExperience(true);
  await user.click(helpful(experience));
  expect(standing(experience)).toBe('12* 2');
  await user.click(notHelpful(experience));
  await waitFor(() => expect(standing(experience)).toBe('11 3*'));
  expect(vote).toHaveBeenCalledExactlyOnceWith({ id: 3, helpful: false });
});

it('reverts the vote silently when the request fails', async () => {
  trpcHandler('examExperiences.vote', () => {
    throw new Offline();
  });
  const { user, experience } = await openExperience(false);
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(standing(experience)));
  watch.observe(document.body, { subtree: true, attributes: true, characterData: true });
  await user.click(helpful(experience));
  await waitFor(() => expect(seen).toContain('13* 1'));
  await waitFor(() => expect(standing(experience)).toBe('12 2*'));
  watch.disconnect();
  expect(within(screen.getByRole('region', { name: /^Notifiche/ })).queryAllByRole('listitem')).toEqual([]);
});

it('ends in the state of the last of two quick clicks', async () => {
  const first = deferred<VoteState>();
  const votes: boolean[] = [];
  trpcHandler('examExperiences.vote', ({ helpful }) => {
    votes.push(helpful);
    return helpful ? first.wait() : { helpful: 12, notHelpful: 3, myVote: false };
  });
  const { user, experience } = await openExperience(null);
  await user.click(helpful(experience));
  await waitFor(() => expect(standing(experience)).toBe('13* 2'));
  await user.click(notHelpful(experience));
  await waitFor(() => expect(standing(experience)).toBe('12 3*'));
  await first.request;
  first.resolve({ helpful: 13, notHelpful: 2, myVote: true });
  await waitFor(() => expect(votes).toEqual([true, false]));
  expect(standing(experience)).toBe('12 3*');
});

it('reverts to the last vote that the server accepted when a later one fails', async () => {
  const first = deferred<VoteState>();
  trpcHandler('examExperiences.vote', ({ helpful }) => {
    if (helpful) return first.wait();
    throw new Offline();
  });
  const { user, experience } = await openExperience(null);
  await user.click(helpful(experience));
  await user.click(notHelpful(experience));
  await waitFor(() => expect(standing(experience)).toBe('12 3*'));
  await first.request;
  first.resolve({ helpful: 20, notHelpful: 2, myVote: true });
  await waitFor(() => expect(standing(experience)).toBe('20* 2'));
});
