import { createRoot } from 'react-dom/client';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { loadScreen } from './routes.tsx';

interface Drawn {
  html: string;
  css: string;
  title: string;
  /** The address that stands where the operator names none. */
  mailbox: string;
}

/** The rules that every page needs, whatever stands on it: resets, custom properties, what the theme says of elements. */
export async function drawBase(): Promise<string> {
  const root = createRoot(document.createElement('div'));
  root.render(<Providers>{null}</Providers>);
  await soon();
  base = rules().filter((rule) => !NAMED.test(rule));
  root.unmount();
  return base.join('');
}

let base: string[] = [];
const NAMED = /\.(p-[\w-]+)/;

function rules(): string[] {
  return [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent);
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
  const html = withTemplates(place);
  const own = rules().filter((rule) => !base.includes(rule));
  const { title } = document;
  root.unmount();
  place.remove();
  return { html, css: own.filter((rule) => isUsed(rule, html)).join(''), title, mailbox: CONTACT_EMAIL };
}

/** What is drawn to be filled in later is no part of the page: React makes no such elements. */
function withTemplates(place: HTMLElement): string {
  const copy = place.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[data-template]')) {
    const template = document.createElement('template');
    template.content.append(...part.childNodes);
    part.replaceWith(template);
  }
  return copy.innerHTML;
}

/** Earlier pages have left their rules behind. */
function isUsed(rule: string, html: string): boolean {
  const name = NAMED.exec(rule)?.[1];
  return name === undefined || html.includes(name);
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
