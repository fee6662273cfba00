import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { DESKTOP, logIn, settled, visit } from '../support/browser.ts';
import { MODERATOR_EMAILS } from '../support/moderation.ts';
import { runningSite } from '../support/site.ts';

/** The same as in other tests, because they share the moderators. */
const PASSWORD = 'nuvole-basse-sul-lago';
/** Texts that would run, load or hide something if a page did not escape them. */
const CORPUS = [
  '<img src=x onerror="window.hit=1">',
  '<script>window.hit=1</script>',
  '"><svg onload=window.hit=1>',
  `' autofocus onfocus=window.hit=1 x='`,
  '</textarea></title></script><script>window.hit=1</script>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<a href="javascript:window.hit=1">qui</a> [qui](javascript:window.hit=1) javascript:window.hit=1',
  '<base href="https://evil.example/"><style>*{display:none}</style>',
  '{{constructor.constructor("window.hit=1")()}} ${window.hit=1}',
  '&lt;img src=x onerror=window.hit=1&gt; \\u003cscript\\u003ewindow.hit=1\\u003c/script\\u003e',
];
const LONG = CORPUS.join(' ');
/** Returns a text of the corpus for a short field, with a word by which the test finds it. */
const short = (word: string, index = 0) => `${CORPUS[index]} ${word}-qui`;
const long = (word: string) => `${word}-qui ${LONG}`;

async function ask<T>(method: string, path: string, as: string, body?: object): Promise<T> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(as && { authorization: `Bearer ${as}` }) };
  const answer = await fetch(`${(await runningSite()).sibling}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

/** Expects that no text of the corpus became markup, and that the texts with these words are shown as written. */
async function expectText(page: Page, where: string, ...words: string[]): Promise<void> {
  for (const word of words)
    await expect.poll(() => page.getByText(`${word}-qui`).count(), { message: `${where} ${word}` }).toBeGreaterThan(0);
  const found = () =>
    page.evaluate(() => ({
      hit: 'hit' in window,
      elements: [
        ...document.querySelectorAll(
          'img[src="x"], [onerror], [onload], [onfocus], iframe, base, a[href^="javascript:" i], body style:not([nonce]):not([data-emotion])',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      shown: /<img src=x onerror|<script>window\.hit|<svg onload|onfocus=window\.hit/.test(document.body.innerText),
    }));
  await expect.poll(found, { message: where }).toEqual({ hit: false, elements: [], shown: true });
}

test('a corpus of scripts in every field is shown as text on every page and in search, chat and moderation', async () => {
  const stamp = Date.now();
  const { Register, CreateMentor } = EXAMPLES;
  const account = async (name: string) => {
    const email = name.includes('@') ? name : `${name}.${stamp}@edu.unito.it`;
    const names = { firstName: short('nome'), lastName: short('cognome', 1), studyYear: short('anno', 2) };
    const body = { ...Register, ...names, email, password: PASSWORD, confirmPassword: PASSWORD };
    const { authToken } = await ask<{ authToken: string }>('POST', '/auth/register', '', body).catch(() =>
      ask<{ authToken: string }>('POST', '/auth/login', '', { email, password: PASSWORD }),
    );
    return { email, password: PASSWORD, token: authToken };
  };
  const [one, two, moderator] = [await account('uno'), await account('due'), await account(MODERATOR_EMAILS[0]!)];
  const study = { university: short('ateneo', 3), faculty: short('facolta', 4) };

  const post = await ask<{ id: number }>('POST', '/posts', one.token, {
    ...{ type: 'talk', title: short('titolo'), content: long('sfogo'), ...study, studyYear: short('annopost') },
    ...{ course: short('corso', 1), academicTopic: short('argomento', 2) },
  });
  const comment = await ask<{ id: number }>('POST', `/posts/${post.id}/comments`, two.token, { content: long('commento') });
  await ask('POST', `/posts/${post.id}/comments`, one.token, { content: long('risposta'), parentId: comment.id });
  const group = await ask<{ id: number }>('POST', '/study-groups', one.token, {
    ...{ title: short('gruppo'), subject: short('materia', 1), ...study, description: long('descrizione'), maxMembers: 5 },
    ...{ meetingType: 'hybrid', location: long('luogo'), schedule: long('orario'), tags: [short('etichetta', 2)] },
  });
  await ask('POST', `/study-groups/${group.id}/join`, two.token, {});
  await ask('POST', `/study-groups/${group.id}/messages`, two.token, { content: long('bacheca') });
  const startsAt = new Date(stamp + 86_400_000).toISOString();
  await ask('POST', `/study-groups/${group.id}/meetings`, one.token, { startsAt, place: CORPUS.slice(0, 5).join(' ') });
  await ask('POST', '/exam-experiences', two.token, {
    ...{ examName: short('esame'), professor: short('docente', 1), ...study, examDate: '2026-06-15', difficulty: 3, grade: 28 },
    ...{ passed: true, experience: long('esperienza'), tips: long('consigli'), studyTime: long('tempo'), resources: [short('risorsa')] },
  });
  const [exam] = await ask<{ slug: string }[]>('GET', '/exams?q=esame-qui', one.token);
  const mentor = await ask<{ id: number }>('POST', '/mentors', two.token, {
    ...CreateMentor,
    ...{ courseOfStudy: short('laurea'), specializations: [short('ambito', 1)], bio: long('presentazione') },
    ...{ availableHours: long('quando'), languages: long('lingue') },
  });
  const request = { mentorId: mentor.id, topic: short('tema'), message: long('richiesta'), urgency: 'high' };
  await ask('POST', '/mentorship/requests', one.token, request);
  await ask('POST', '/reports', moderator.token, { kind: 'comment', id: comment.id, reason: 'insult', text: CORPUS.slice(0, 5).join(' ') });

  const { page, problems } = await visit(DESKTOP);
  await logIn(page, one);
  const walk: [path: string, ...words: string[]][] = [
    ['/', 'sfogo', 'argomento'],
    [`/posts/${post.id}`, 'sfogo', 'commento', 'risposta'],
    [`/search?q=${encodeURIComponent(CORPUS[0]!)}`],
    ['/study-groups', 'gruppo', 'materia'],
    [`/study-groups/${group.id}`, 'gruppo', 'bacheca'],
    ['/exam-experiences', 'esame', 'docente'],
    [`/exams/${exam!.slug}`, 'esame'],
    ['/mentorship', 'laurea'],
    ['/notices'],
    ['/settings', 'nome'],
  ];
  for (const [path, ...words] of walk) {
    await page.goto(path);
    await settled(page);
    await expectText(page, path, ...words);
  }
  await page.goto(`/posts/${post.id}`);
  await page.getByRole('button', { name: 'Entra in chat' }).first().click();
  await page.getByText('In linea', { exact: true }).waitFor();
  for (const text of CORPUS.slice(0, 5)) {
    await page.getByLabel('Il tuo messaggio').fill(`${text} detto-qui`);
    await page.keyboard.press('Enter');
  }
  await expectText(page, 'chat', 'detto');
  expect(problems).toEqual([]);

  const seen = await visit(DESKTOP);
  await logIn(seen.page, moderator);
  await seen.page.goto('/moderation');
  await settled(seen.page);
  await seen.page.getByRole('link').filter({ hasText: 'commento-qui' }).first().click();
  await expectText(seen.page, 'case', 'commento');
  expect(seen.problems).toEqual([]);
});
