import { createHash } from 'node:crypto';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';

const everything = { newsletterFormUrl: 'https://example.org/', liveChat: true, sendsMail: true, operatorName: 'Chi gestisce' };

/** The texts of a page on a site that offers nothing optional, and on one that offers everything. */
async function textsOf(path: string, heading: string): Promise<string[]> {
  const texts = [];
  for (const settings of [{}, everything]) {
    if (settings === everything) setSettings(settings);
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    texts.push(screen.getByRole('main').textContent!);
    cleanup();
  }
  return texts;
}

// If only the digest differs, the text has changed: the page and this table need the day of the change, and this table the new digest. The
// terms are not here, because the specification fixes their date.
it.each([
  { path: '/privacy', heading: 'Informativa sulla privacy', shown: 'Ultima modifica: 1 dicembre 2026', digest: '639b4747a43b36ac' },
  {
    path: '/accessibilita',
    heading: 'Dichiarazione di accessibilità',
    shown: 'Dichiarazione del 30 novembre 2026',
    digest: '3da6652eb7f7f875',
  },
])('$path shows the day of the last change to its text', async ({ path, heading, shown, digest }) => {
  const texts = await textsOf(path, heading);
  for (const text of texts) expect(text).toContain(shown);
  const undated = texts.map((text) => text.replace(shown, '')).join('\n');
  expect(createHash('sha256').update(undated).digest('hex').slice(0, 16)).toBe(digest);
});
