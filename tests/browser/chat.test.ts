import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { EXAMPLES } from '../../openapi/examples.ts';
import { missingForStack, startStack } from '../chaos/stack.ts';
import { DESKTOP, logIn, PHONE, visit, type Visit } from '../support/browser.ts';

/** Enters the chat of the newest talk post that contains these words. */
async function enterChat(page: Page, words: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: words }).first().getByRole('button', { name: 'Entra in chat' }).click();
  await page.getByText('In linea', { exact: true }).waitFor();
}

async function say({ page }: Visit, text: string): Promise<void> {
  await page.getByLabel('Il tuo messaggio').fill(text);
  await page.keyboard.press('Enter');
}

interface Student {
  email: string;
  password: string;
}

/** Cuts a page off from the server and reconnects it. */
interface Outage {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Two students chat; the second is cut off, sends a message meanwhile (`inTheVoid`) and reconnects. */
async function talkAndCut(one: Visit, two: Visit, students: [Student, Student], outage: Outage, inTheVoid?: string): Promise<void> {
  await logIn(one.page, students[0]);
  await logIn(two.page, students[1]);
  const words = `Voglio parlare ${Date.now()}`;
  const { id } = await (await one.page.request.post('/api/posts', { data: { type: 'talk', content: words } })).json();
  expect(id).toEqual(expect.any(Number));
  await enterChat(one.page, words);
  await enterChat(two.page, words);
  await one.page.getByText('Siete in 2').waitFor();

  await say(one, 'uno: ciao');
  await two.page.getByText('uno: ciao').waitFor();
  await say(two, 'due: ciao a te');
  await one.page.getByText('due: ciao a te').waitFor();

  await outage.begin();
  if (inTheVoid) await say(two, inTheVoid);
  await two.page.getByText('Non in linea').waitFor();
  await expect.poll(() => two.page.getByLabel('Il tuo messaggio').isDisabled()).toBe(true);
  await say(one, 'uno: ci sei ancora?');
  await one.page.getByText('Inviato').nth(1).waitFor({ state: 'attached' });
  await outage.end();

  await two.page.getByText('uno: ci sei ancora?').waitFor();
  await two.page.getByText('In linea', { exact: true }).waitFor();
  await say(two, 'due: eccomi');
  await one.page.getByText('due: eccomi').waitFor();

  const heard = async ({ page }: Visit) =>
    (await page.getByRole('log').getByRole('paragraph').allTextContents()).filter((text) => /^(uno|due): /.test(text));
  const expected = ['uno: ciao', 'due: ciao a te', 'uno: ci sei ancora?', ...(inTheVoid ? [inTheVoid] : []), 'due: eccomi'];
  await expect.poll(() => heard(one)).toEqual(expected);
  await expect.poll(() => heard(two)).toEqual(expected);
  expect(one.problems).toEqual([]);
}

test('two students chat, one loses the network and reconnects, and both have every message once, in order', async () => {
  const [one, two] = [await visit(DESKTOP), await visit(PHONE)];
  const network = two.page.context();
  const outage = { begin: () => network.setOffline(true), end: () => network.setOffline(false) };
  await talkAndCut(one, two, [DEMO_ACCOUNTS[0]!, DEMO_ACCOUNTS[1]!], outage);
});

/** Simulates connections that silently drop every message. */
async function deadZone(page: Page): Promise<Outage> {
  let reachable = true;
  await page.routeWebSocket(/\/ws\?/, (here) => {
    const there = here.connectToServer();
    here.onMessage((frame) => void (reachable && there.send(frame)));
    there.onMessage((frame) => void (reachable && here.send(frame)));
  });
  return { begin: async () => void (reachable = false), end: async () => void (reachable = true) };
}

const missing = missingForStack();
test.skipIf(missing)(
  `the same at two server processes, over a line that goes dead without a word${missing ? ` (needs ${missing})` : ''}`,
  async () => {
    const stack = await startStack(2);
    try {
      const sites = stack.instances.map(({ url }) => url.replace('127.0.0.1', 'localhost'));
      const students = await Promise.all(sites.map((site, index) => register(site, `due.processi.${index}@edu.unito.it`)));
      const [one, two] = [await visit({ ...DESKTOP, baseURL: sites[0]! }), await visit({ ...PHONE, baseURL: sites[1]! })];
      await talkAndCut(one, two, [students[0]!, students[1]!], await deadZone(two.page), 'due: mi sentite?');
    } finally {
      await stack.stop();
    }
  },
);

async function register(site: string, email: string): Promise<Student> {
  const answer = await fetch(`${site}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...EXAMPLES.Register, email }),
  });
  expect(answer.status).toBe(200);
  return { email, password: EXAMPLES.Register.password };
}

test('the student and the mentor of an accepted request chat under their roles', async () => {
  const [student, mentor] = [await visit(DESKTOP), await visit(PHONE)];
  await logIn(student.page, DEMO_ACCOUNTS[0]!);
  await logIn(mentor.page, DEMO_ACCOUNTS[1]!);
  const own: { id: number } = await (await mentor.page.request.get('/api/mentors/me')).json();
  const request = { mentorId: own.id, topic: `Tesi ${Date.now()}`, message: 'Come hai scelto il relatore?', urgency: 'low' };
  const pending: { id: number; status: string; mentorId: number }[] = await (
    await student.page.request.get('/api/mentorship/requests')
  ).json();
  // Only one pending request per mentor is allowed, and the demo content may already contain it.
  const open = pending.find(({ status, mentorId }) => status === 'pending' && mentorId === own.id);
  const { id } = open ?? (await (await student.page.request.post('/api/mentorship/requests', { data: request })).json());
  const accepted = await mentor.page.request.patch(`/api/mentorship/requests/${id}`, {
    data: { status: 'accepted', response: 'Volentieri.' },
  });
  expect(accepted.status()).toBe(200);
  const { topic } = await accepted.json();

  const enter = async ({ page }: Visit, tab: RegExp) => {
    await page.goto('/mentorship');
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByRole('article').filter({ hasText: topic }).getByRole('button', { name: 'Inizia Chat' }).click();
    await page.getByText('In linea', { exact: true }).waitFor();
  };
  await enter(student, /Le mie richieste/);
  await enter(mentor, /Gestisci richieste/);
  await say(student, 'Grazie di avermi risposto');
  await mentor.page.getByText('Grazie di avermi risposto').waitFor();
  await say(mentor, 'Dimmi pure');
  await student.page.getByText('Dimmi pure').waitFor();
  await expect.poll(() => student.page.getByRole('log').textContent()).toContain('Mentore');
  expect([...student.problems, ...mentor.problems]).toEqual([]);
});

test('on laptops the newest message is in view above the helplines, because only the list of messages scrolls', async () => {
  const visitor = await visit(DESKTOP);
  const { page } = visitor;
  await logIn(page, DEMO_ACCOUNTS[0]!);
  const words = `Qualcuno è sveglio? ${Date.now()}\n`;
  await page.request.post('/api/posts', { data: { type: 'talk', content: words.repeat(6) } });
  await enterChat(page, words.trim());
  for (const text of ['primo', 'secondo', 'terzo', 'Certe notti penso che sarebbe meglio non svegliarmi più'])
    await say(visitor, `${text}, una riga abbastanza lunga da andare a capo dentro la bolla, e poi ancora un poco`);
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await chat.getByRole('note', { name: 'Numeri da chiamare' }).waitFor();
  const sent = chat.getByText('Inviato').last();
  await expect.poll(() => chat.getByText('Inviato').count()).toBe(4);
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const below = () =>
      sent.evaluate((state) => {
        let body = state.closest('[role=log]')!.parentElement!;
        while (getComputedStyle(body).overflowY !== 'auto') body = body.parentElement!;
        // The words for screen readers are in an element of one pixel: the line around it counts.
        const { bottom } = state.parentElement!.getBoundingClientRect();
        return {
          scrolls: body.scrollHeight - body.clientHeight,
          hidden: bottom > body.getBoundingClientRect().bottom,
        };
      });
    await expect.poll(below, { message: `${width}x${height}` }).toEqual({ scrolls: 0, hidden: false });
  }
});
