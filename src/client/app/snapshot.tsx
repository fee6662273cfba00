import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadScreen } from './routes.tsx';

export interface Drawn {
  html: string;
  css: string;
  title: string;
}

/**
 * Draws a page as a guest sees it before any answer has come, in the window that the build lends (src/build/snapshots.ts). Its
 * style names begin otherwise than the program's, so that both can stand in one page.
 */
export async function drawPage(path: string): Promise<Drawn> {
  window.history.replaceState(null, '', path);
  const place = document.body.appendChild(document.createElement('div'));
  await loadScreen(path);
  const root = createRoot(place);
  root.render(<App />);
  while (!place.querySelector('h1')) await soon();
  // What follows the first drawing.
  await soon();
  const html = place.innerHTML;
  const rules = [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent);
  const { title } = document;
  root.unmount();
  place.remove();
  return { html, css: rules.filter((rule) => isUsed(rule, html)).join(''), title };
}

/** Earlier pages have left their rules behind. */
function isUsed(rule: string, html: string): boolean {
  const name = /\.(p-[\w-]+)/.exec(rule)?.[1];
  return name === undefined || html.includes(name);
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
