import { expect, test } from 'vitest';
import { DESKTOP, logIn, PHONE, visit } from '../support/browser.ts';
import { keyboardOf, thumbOf } from '../support/hands.ts';
import { register } from '../support/story.ts';

test('a user with touch alone and one with the keyboard alone can chat, comment and like', async () => {
  const [ada, bruno] = await register('pollice.ada', 'tastiera.bruno');
  const words = `Chi è sveglio stanotte? ${Date.now()}`;

  const { page: phone, problems } = await visit({ ...PHONE, isMobile: true, reducedMotion: 'reduce' });
  await logIn(phone, ada!);
  await phone.goto('/');
  const thumb = thumbOf(phone);
  await thumb.tap(phone.getByRole('link', { name: 'Nuovo post' }));
  const composer = phone.getByRole('dialog', { name: 'Nuovo Post' });
  await thumb.tap(composer.getByRole('radio', { name: 'Voglio parlare' }));
  await thumb.typeInto(composer.getByLabel('Il tuo testo'), words);
  await thumb.tap(composer.getByRole('button', { name: 'Pubblica' }));
  const chat = phone.getByRole('dialog', { name: 'Chat Anonima' });
  await chat.getByText('In linea', { exact: true }).waitFor();
  // As with the back gesture of a phone.
  await phone.goBack();
  await chat.waitFor({ state: 'hidden' });

  const { page: desk, problems: deskProblems } = await visit(DESKTOP);
  await logIn(desk, bruno!);
  await desk.goto('/');
  const { press, typeInto } = keyboardOf(desk);
  const theirs = desk.getByRole('article').filter({ hasText: words });
  await press(theirs.getByRole('button', { name: 'Entra in chat' }));
  const room = desk.getByRole('dialog', { name: 'Chat Anonima' });
  await room.getByText('In linea', { exact: true }).waitFor();
  await typeInto(room.getByLabel('Il tuo messaggio'), 'Io, se vuoi ti leggo');
  await desk.keyboard.press('Enter');
  await room.getByRole('log').getByText('Io, se vuoi ti leggo').waitFor();

  const own = phone.getByRole('article').filter({ hasText: words });
  await thumb.tap(own.getByRole('button', { name: 'Entra in chat' }));
  await chat.getByRole('log').getByText('Io, se vuoi ti leggo').waitFor();
  await thumb.typeInto(chat.getByLabel('Il tuo messaggio'), 'Grazie, allora resto');
  await thumb.tap(chat.getByRole('button', { name: 'Invia' }));
  await room.getByRole('log').getByText('Grazie, allora resto').waitFor();
  await thumb.tap(chat.getByRole('button', { name: 'Chiudi', exact: true }));
  await chat.waitFor({ state: 'hidden' });

  await desk.keyboard.press('Escape');
  await room.waitFor({ state: 'hidden' });
  await press(theirs.getByRole('button', { name: 'Commenti, 0' }));
  await typeInto(theirs.getByLabel('Il tuo commento'), 'Domani andrà meglio');
  await press(theirs.getByRole('button', { name: 'Invia' }));
  await theirs.getByText('Domani andrà meglio').waitFor();

  // The notice behind the bell links to the comment.
  await thumb.tap(phone.getByRole('link', { name: /^Avvisi, \d+ da leggere/ }));
  await thumb.tap(phone.getByRole('main').getByRole('link', { name: /nuovo commento al tuo post/ }));
  const comment = phone.getByRole('listitem').filter({ hasText: 'Domani andrà meglio' });
  await thumb.tap(comment.getByRole('button', { name: 'Mi piace, 0' }));
  await comment.getByRole('button', { name: 'Mi piace, 1', pressed: true }).waitFor();

  await thumb.tap(phone.getByRole('button', { name: 'Altro', exact: true }));
  await thumb.tap(phone.getByRole('dialog').getByRole('button', { name: 'Esci', exact: true }));
  await phone.waitForURL((url) => url.pathname === '/login');
  expect([...problems, ...deskProblems]).toEqual([]);
});
