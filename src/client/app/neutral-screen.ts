import { forgetPlaces } from '../lib/places.ts';
import { comeBack, NEUTRAL_TITLE } from '../lib/quick-exit.ts';

/** Shows a page that does not name the site, after the quick exit, with a button to reopen it. */
export function showNeutralScreen(root: HTMLElement): void {
  forgetPlaces();
  document.title = NEUTRAL_TITLE;
  document.documentElement.classList.add('left');
  document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]').forEach((icon) => (icon.href = 'data:,'));
  const words = document.createElement('p');
  words.textContent = 'Questa pagina è in pausa.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Riapri';
  button.addEventListener('click', () => {
    void comeBack().finally(() => window.location.reload());
  });
  const screen = document.createElement('main');
  screen.className = 'paused';
  screen.append(words, button);
  root.replaceChildren(screen);
}
