import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { answerLists } from '../support/answers.ts';
import { hasFocus, logIn, visit, type Visit } from '../support/browser.ts';
import { lookInside, seenWhole } from '../support/looks.ts';

// Lists behind the dialogs are empty or short here, because other tests check them and they slow axe down.

/** Opens a page as a member or, without an account, as a guest. */
async function at(path: string, account?: (typeof DEMO_ACCOUNTS)[0]): Promise<Visit> {
  const visitor = await visit();
  if (account) await logIn(visitor.page, account);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** Submits a form unchanged and waits for its errors and the focus on the first invalid field. */
async function sendEmpty(dialog: Locator, button: string, ...words: string[]): Promise<void> {
  await dialog.getByRole('button', { name: button }).click();
  for (const text of words) await dialog.getByText(text).first().waitFor();
  await expect.poll(() => hasFocus(dialog.locator('[aria-invalid=true]').first())).toBe(true);
}

test('home: the composer with helplines, Altro, a chat and comments pass the layout and axe checks', async () => {
  const { page, problems } = await at('/about', DEMO_ACCOUNTS[0]);
  const words = `Parliamone ${Date.now()}`;
  await page.request.post('/api/posts', { data: { type: 'talk', content: words } });
  await answerLists(page, ['posts.list'], []).then(() => page.goto('/'));

  const composer = page.getByRole('dialog', { name: 'Nuovo Post' });
  await lookInside(page, {
    name: 'dialog-new-post',
    opener: page.getByRole('button', { name: 'Sfogo libero' }).first(),
    dialog: composer,
    async fill() {
      // Waits for the pre-filled details, because nothing is pre-filled after the first input.
      const year = composer.getByRole('button', { name: 'Togli: 2° anno triennale' });
      await year.waitFor();
      await composer.getByRole('textbox').first().fill('Non ce la faccio più, voglio morire');
      await composer.getByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' }).waitFor();
      await expect.poll(() => composer.getByRole('button', { name: 'Pubblica' }).isEnabled()).toBe(true);
      await composer.getByText('Informazioni universitarie').click();
      await year.click();
      await composer.getByLabel('Facoltà', { exact: true }).selectOption('Lettere');
      await composer.getByRole('button', { name: 'Togli: Lettere, potrebbe farti riconoscere' }).waitFor();
    },
  });

  const more = page.getByRole('banner').getByRole('button', { name: 'Altro' });
  await more.click();
  await page.getByRole('link', { name: 'Calendario esami' }).first().waitFor();
  await seenWhole(page, 'menu-more', ['wide']);
  await page.keyboard.press('Escape');
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => hasFocus(more)).toBe(true);

  await page.setViewportSize({ width: 320, height: 700 });
  await lookInside(page, {
    name: 'sheet-more',
    opener: page.getByRole('button', { name: 'Altro' }),
    dialog: page.getByRole('dialog', { name: 'Altro' }),
    looks: ['narrow'],
  });

  await page.unrouteAll();
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  const post = page.getByRole('article').filter({ hasText: words });
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await lookInside(page, {
    name: 'dialog-chat',
    opener: post.getByRole('button', { name: 'Entra in chat' }),
    dialog: chat,
    async fill() {
      await chat.getByText('In linea', { exact: true }).waitFor();
      await chat.getByText('Ancora nessun messaggio').waitFor();
    },
  });

  await post.getByRole('button', { name: /^Commenti/ }).click();
  await post.getByText('Ancora nessun commento.').waitFor();
  await post.getByRole('textbox').fill('Ti leggo.');
  await seenWhole(page, 'comments-open');
  expect(problems).toEqual([]);
});

test('groups, experiences and mentorship: every form passes the checks when submitted empty', async () => {
  const { page, problems } = await at('/study-groups', DEMO_ACCOUNTS[0]);
  const open = (name: string, opener: Locator, title: string, button: string, ...words: string[]) => {
    const dialog = page.getByRole('dialog', { name: title });
    return lookInside(page, { name, opener, dialog, fill: () => sendEmpty(dialog, button, ...words) });
  };
  await answerLists(page, ['studyGroups.list', 'examExperiences.list'], []).then(() => page.reload());
  await open('dialog-group', page.getByRole('button', { name: 'Crea un gruppo' }), 'Nuovo gruppo di studio', 'Crea gruppo');
  await page.goto('/exam-experiences');
  await open('dialog-experience', page.getByRole('button', { name: 'Condividi la tua' }), 'Condividi un’esperienza', 'Condividi');
  await page.unrouteAll();
  // A request needs at least one mentor.
  await answerLists(page, ['mentors.list'], (mentors) => mentors.slice(0, 5)).then(() => page.goto('/mentorship'));
  const ask = page.getByRole('button', { name: 'Richiedi Mentorship', disabled: false }).first();
  await open(
    'dialog-request',
    ask,
    'Richiedi Mentorship',
    'Invia Richiesta',
    'Campo obbligatorio',
    'Il messaggio deve essere almeno 10 caratteri',
  );
  await page.getByRole('tab', { name: 'Diventa mentore' }).click();
  const become = page.getByRole('tabpanel').getByRole('button', { name: 'Diventa Mentore' });
  await open('dialog-mentor', become, 'Diventa Mentore', 'Diventa Mentore', 'Campo obbligatorio', 'La bio deve essere almeno 50 caratteri');
  expect(problems).toEqual([]);
});

test('planner: the plan, session, import and clear dialogs pass the layout and axe checks', async () => {
  const { page, problems } = await at('/study-planner', DEMO_ACCOUNTS[0]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const plan = page.getByRole('dialog', { name: 'Nuovo piano di studio' });
  await lookInside(page, {
    name: 'dialog-plan',
    opener: button('Crea il primo piano'),
    dialog: plan,
    fill: () => sendEmpty(plan, 'Crea piano'),
  });
  await button('Crea il primo piano').click();
  await plan.getByLabel('Nome dell’esame').fill('Analisi 1');
  await plan.getByLabel('Data dell’esame').fill('2035-02-10');
  await plan.getByRole('button', { name: 'Crea piano' }).click();
  await page.getByText('Piano di studio creato!').waitFor();

  const session = page.getByRole('dialog', { name: 'Registra una sessione' });
  await lookInside(page, { name: 'dialog-session', opener: button('Registra sessione'), dialog: session });
  const copy = page.getByRole('dialog', { name: 'Importa una copia' });
  const noFile = () =>
    copy
      .getByRole('button', { name: 'Importa' })
      .click()
      .then(() => copy.getByText('Scegli prima un file.').waitFor());
  await lookInside(page, { name: 'dialog-import', opener: button('Importa una copia'), dialog: copy, fill: noFile });
  await lookInside(page, { name: 'dialog-clear', opener: button('Cancella tutto'), dialog: page.getByRole('alertdialog') });
  await lookInside(page, { name: 'menu-plan', opener: button('Azioni sul piano Analisi 1'), dialog: page.getByRole('menu') });
  expect(problems).toEqual([]);
});

test('guests: the preview’s alert and the empty registration form pass the layout and axe checks', async () => {
  const { page, problems } = await at('/preview');
  const like = page.getByRole('article').first().getByRole('button').first();
  await lookInside(page, { name: 'alert-preview', opener: like, dialog: page.getByRole('alertdialog', { name: 'Questa è un’anteprima' }) });
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Registrati' }).click();
  const form = page.getByRole('tabpanel');
  await form.getByRole('button', { name: 'Continua' }).waitFor();
  await sendEmpty(form, 'Continua');
  await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(3);
  await seenWhole(page, 'register-access-errors', ['narrow']);
  await form.getByLabel('Email universitaria').fill('giulia.rossi@edu.unito.it');
  await form.getByLabel('Password', { exact: true }).fill('mare-calmo-a-novembre');
  await form.getByLabel('Conferma password').fill('mare-calmo-a-novembre');
  await form.getByRole('button', { name: 'Continua' }).click();
  await form.getByRole('button', { name: 'Crea account' }).waitFor();
  await sendEmpty(form, 'Crea account');
  await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(5);
  await seenWhole(page, 'register-errors');
  const picker = form.getByLabel('Università').first();
  await picker.click();
  await page.keyboard.type('milano');
  await page.getByRole('option').first().waitFor();
  await seenWhole(page, 'register-universities');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(picker)).toBe(true);
  expect(problems).toEqual([]);
});
