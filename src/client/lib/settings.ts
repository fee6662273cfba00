import { addressOf } from '../../routers/web-address.ts';

export interface Settings {
  /** Where the newsletter form posts to; null when the site has none. */
  newsletterFormUrl: string | null;
  /** Whether the site has a live chat for guests. */
  liveChat: boolean;
  /** Whether the site sends mail; without it, addresses are not confirmed and forgotten passwords cannot be reset. */
  sendsMail: boolean;
  /** The operator’s name for the legal notice; null if not configured. */
  operatorName: string | null;
  contactEmail: string | null;
}

/**
 * Returns the operator’s run-time settings, which the server writes into the page’s `sottovoce-settings` meta
 * tag. Missing values, e.g. under Vite’s own server, and invalid URLs become null or false.
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
