import { forgetPlaces } from '../lib/places.ts';
import { comeBack, NEUTRAL_TITLE } from '../lib/quick-exit.ts';

/** What stands in a tab after the quick exit: nothing that names the site, until somebody opens it on purpose. */
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
