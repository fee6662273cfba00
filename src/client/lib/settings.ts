import { addressOf } from '../../routers/web-address.ts';

export interface Settings {
  /** Where the newsletter form posts to; null when the site has none. */
  newsletterFormUrl: string | null;
  /** Whether the site has a live chat for guests. */
  liveChat: boolean;
  /** Whether the site sends mail: only then are addresses confirmed, and forgotten passwords replaced. */
  sendsMail: boolean;
  /** Who runs the site, as the law wants it said; null where the operator left it out. */
  operatorName: string | null;
  contactEmail: string | null;
}

/**
 * What the operator set at run time; the server writes it into the page's `sottovoce-settings` meta tag. Nothing is
 * set where nobody filled the tag in, as under Vite's own server, or where it holds no web address.
 */
export function readSettings(): Settings {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="sottovoce-settings"]');
  const values = parse(tag?.content ?? '');
  return {
    newsletterFormUrl: webAddress(values['newsletterFormUrl']),
    liveChat: values['liveChat'] === true,
    sendsMail: values['sendsMail'] === true,
    operatorName: wordsOf(values['operatorName']),
    contactEmail: wordsOf(values['contactEmail']),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function wordsOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function webAddress(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && addressOf(value) ? value : null;
}
