import { paths } from '../client/lib/paths.ts';
import { openWindow } from './window.ts';

/** The public pages, with what search engines and messengers say of them. */
const PAGES: Record<string, string> = {
  [paths.landing]:
    'Il posto dove chi studia nelle università italiane può sfogarsi, chiedere consiglio e parlare in anonimato, a qualsiasi ora.',
  [paths.login]: 'Accedi a Sottovoce o crea il tuo account con l’email universitaria: chi legge non vede mai chi sei.',
  [paths.preview]: 'Sottovoce visto da dentro, con post di esempio: senza iscriverti e senza lasciare dati.',
  [paths.support]: 'I numeri di chi ascolta e aiuta in Italia, con gli orari: emergenza, Telefono Amico e le altre linee.',
  [paths.about]: 'Che cos’è Sottovoce, a chi serve e come si comincia.',
  [paths.rules]: 'Le regole della community di Sottovoce, e che cosa succede quando qualcuno non le rispetta.',
  [paths.terms]: 'I termini di servizio di Sottovoce.',
  [paths.privacy]: 'Quali dati Sottovoce raccoglie, che cosa vedono gli altri, e come si cancella tutto.',
  [paths.accessibility]: 'Quanto Sottovoce è accessibile, e a chi dirlo quando qualcosa non lo è.',
};

openWindow(globalThis);
const { drawPage } = await import('../client/app/snapshot.tsx');
const snapshots: Record<string, unknown> = {};
for (const [path, description] of Object.entries(PAGES)) {
  const { html, css, title } = await drawPage(path);
  snapshots[path] = { html: asleep(html), css: onlyUsed(still(css), html), title, description };
}
process.stdout.write(JSON.stringify(snapshots), () => process.exit(0));

/**
 * Until the program takes over, links and numbers work; fields and buttons do not, so that nothing is typed that would be lost. The
 * quick exit works from the first moment: see index.html. The policy allows no styles in attributes.
 */
function asleep(html: string): string {
  return html
    .replace(/<(button|input|select|textarea)(?=[ >])(?![^>]*(title="Lascia subito|\bdisabled=))/g, '<$1 disabled=""')
    .replace(/ style="[^"]*"/g, '');
}

/** Without what moves: a snapshot stands still. */
function still(css: string): string {
  return css.replace(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
}

/** Without custom properties that nothing of it asks for; the program brings them all. */
function onlyUsed(css: string, html: string): string {
  // Drawings ask in attributes.
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[;{])(--[\w-]+):[^;}]*;/g, (declaration, name: string) => (used.has(name) ? declaration : ''));
}
