import { paths } from '../client/lib/paths.ts';
import { openWindow } from './window.ts';

interface PublicPage {
  /** The description for search engines and link previews. */
  description: string;
  /** Settings that change the page's content: if one is set, the snapshot is incomplete and the program starts at once. */
  unless?: readonly string[];
}

const PAGES: Record<string, PublicPage> = {
  [paths.landing]: {
    description:
      'Il posto dove chi studia nelle università italiane può sfogarsi, chiedere consiglio e parlare in anonimato, a qualsiasi ora.',
    unless: ['liveChat'],
  },
  [paths.login]: { description: 'Accedi a Sottovoce o crea il tuo account con l’email universitaria: chi legge non vede mai chi sei.' },
  [paths.preview]: { description: 'Sottovoce visto da dentro, con post di esempio: senza iscriverti e senza lasciare dati.' },
  [paths.support]: { description: 'I numeri di chi ascolta e aiuta in Italia, con gli orari: emergenza, Telefono Amico e le altre linee.' },
  [paths.about]: { description: 'Che cos’è Sottovoce, a chi serve e come si comincia.', unless: ['newsletterFormUrl'] },
  [paths.rules]: { description: 'Le regole della community di Sottovoce, e che cosa succede quando qualcuno non le rispetta.' },
  [paths.terms]: { description: 'I termini di servizio di Sottovoce.', unless: ['operatorName'] },
  [paths.privacy]: {
    description: 'Quali dati Sottovoce raccoglie, che cosa vedono gli altri, e come si elimina tutto.',
    unless: ['operatorName', 'sendsMail'],
  },
  [paths.accessibility]: {
    description: 'Quanto Sottovoce è accessibile, e a chi dirlo quando qualcosa non lo è.',
    unless: ['operatorName', 'liveChat', 'newsletterFormUrl'],
  },
};

openWindow(globalThis);
const { drawBase, drawPage } = await import('../client/app/snapshot.tsx');
const base = await drawBase();
const snapshots: Record<string, unknown> = {};
for (const [path, page] of Object.entries(PAGES)) {
  const { html, css, title, mailbox } = await drawPage(path);
  snapshots[path] = { ...page, html: asleep(html), css: onlyUsed(still(css), html), title, mailbox };
}
process.stdout.write(JSON.stringify({ base, snapshots }), () => process.exit(0));

/**
 * Keeps forms from being submitted, even where no script runs, and removes style attributes, which the CSP forbids. Until the program takes
 * over, links and phone numbers work, fields keep their input, and pressed buttons are remembered: see index.html.
 */
function asleep(html: string): string {
  return html.replace(/<form(?=[ >])/g, '<form method="dialog"').replace(/ style="[^"]*"/g, '');
}

/** Removes animations. */
function still(css: string): string {
  return css.replace(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
}

/** Removes custom properties that the snapshot does not use; the program brings all of them. */
function onlyUsed(css: string, html: string): string {
  // Drawings use custom properties in attributes, so the HTML is searched too.
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[;{])(--[\w-]+):[^;}]*;/g, (declaration, name: string) => (used.has(name) ? declaration : ''));
}
