import { createRoot } from 'react-dom/client';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { loadScreen } from './routes.tsx';

interface Drawn {
  html: string;
  css: string;
  title: string;
  /** The support address used if the operator has configured none. */
  mailbox: string;
}

/** The CSS rules that every page needs: reset, custom properties, and the theme's element styles. */
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
 * Renders a page as a guest sees it before any response, in the window provided by the build
 * (src/build/snapshots.ts). Its class names have their own prefix, so that they do not clash with the program's.
 */
export async function drawPage(path: string): Promise<Drawn> {
  window.history.replaceState(null, '', path);
  const place = document.body.appendChild(document.createElement('div'));
  await loadScreen(path);
  const root = createRoot(place);
  root.render(<App />);
  while (!place.querySelector('h1')) await soon();
  // Updates after the first render.
  await soon();
  const html = withTemplates(place);
  const own = rules().filter((rule) => !base.includes(rule));
  const { title } = document;
  root.unmount();
  place.remove();
  return { html, css: own.filter((rule) => isUsed(rule, html)).join(''), title, mailbox: CONTACT_EMAIL };
}

/** Moves content that is filled in later into `<template>` elements, which React does not render. */
function withTemplates(place: HTMLElement): string {
  const copy = place.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[data-template]')) {
    const template = document.createElement('template');
    template.content.append(...part.childNodes);
    part.replaceWith(template);
  }
  return copy.innerHTML;
}

/** Pages rendered earlier have left their rules in the document. */
function isUsed(rule: string, html: string): boolean {
  const name = NAMED.exec(rule)?.[1];
  return name === undefined || html.includes(name);
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
