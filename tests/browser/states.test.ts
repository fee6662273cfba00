import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { answerLists } from '../support/answers.ts';
import { logIn, visit } from '../support/browser.ts';
import { seenWhole } from '../support/looks.ts';

const [STUDENT, MENTOR] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0], (typeof DEMO_ACCOUNTS)[0]];
const FAILED = 'Errore nel caricamento';

/** Name, account, path, procedure, and the texts for an empty and for a failed list. */
const LISTS = [
  ['feed', STUDENT, '/', 'posts.list', 'Qui è ancora tutto silenzioso', FAILED],
  ['search', STUDENT, '/search', 'posts.list', 'Nessun post trovato', FAILED],
  ['groups', STUDENT, '/study-groups', 'studyGroups.list', 'Il tavolo è ancora libero', FAILED],
  ['experiences', STUDENT, '/exam-experiences', 'examExperiences.list', 'Pagine ancora bianche', FAILED],
  ['mentors', STUDENT, '/mentorship', 'mentors.list', 'Nessun mentore disponibile', FAILED],
  ['sent', STUDENT, '/mentorship?tab=richieste', 'mentorship.sent', 'Nessuna richiesta inviata', FAILED],
  ['received', MENTOR, '/mentorship?tab=gestisci', 'mentorship.received', 'Nessuna richiesta ricevuta', FAILED],
  ['landing', undefined, '/sottovoce', 'posts.list', 'Qui c’è ancora silenzio', 'I post non sono arrivati'],
] as const;

test.each(LISTS)(
  '%s: shows its loading, failed and empty states, and retries on Riprova',
  async (name, account, path, procedure, emptyWords, failedWords) => {
    const { page, problems } = await visit();
    // Fast-forwards the feed's three retries, which are seconds apart.
    await page.clock.install();
    if (account) await logIn(page, account);
    const answer = await answerLists(page, [procedure], 'held');
    const content = page.locator('main');

    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await content.getByText('Caricamento...').waitFor({ state: 'attached' });
    await seenWhole(page, `${name}-loading`, ['narrow']);

    answer('failed');
    await expect
      .poll(() => page.clock.fastForward(5000).then(() => content.getByText(failedWords).isVisible()), { timeout: 20_000 })
      .toBe(true);
    await expect.poll(() => content.getByText('Caricamento...').count()).toBe(0);
    // All other lists share one error component, so that one width suffices.
    await seenWhole(page, `${name}-failed`, ['feed', 'landing'].includes(name) ? ['narrow', 'wide'] : ['narrow']);

    answer([]);
    await content.getByRole('button', { name: 'Riprova' }).click();
    await content.getByText(emptyWords).waitFor();
    await expect.poll(() => content.getByText(failedWords).count()).toBe(0);
    // The click may have scrolled content half under the bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    await seenWhole(page, `${name}-empty`);

    // The browser logs the failed requests itself.
    expect(problems.filter((problem) => !/status of 500/.test(problem))).toEqual([]);
  },
);
