export interface Subscription {
  email: string;
  /** E.164 prefix, '+39'; with an empty phone it is not sent. */
  prefix: string;
  /** As people group it. */
  phone: string;
}

/** A provider that has not answered by then will not. */
const TIMEOUT_MS = 10_000;

/**
 * Posts to the provider's form as the provider's own page would. Resolves whether the person is now subscribed: a
 * refusal, no answer and an answer too late all count as not. Providers answer in JSON with `success`, or with any
 * page; for one that only tells an outcome on request, the parameter for that belongs into the configured address.
 */
export async function subscribe(url: string, { email, prefix, phone }: Subscription): Promise<boolean> {
  const body = new URLSearchParams({ EMAIL: email, locale: 'it' });
  if (phone) {
    body.set('SMS__COUNTRY_CODE', prefix);
    body.set('SMS', phone.replace(/\D/g, ''));
  }
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { method: 'POST', body, signal: timeout.signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    return response.ok && !refuses(await response.text());
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function refuses(answer: string): boolean {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null && 'success' in value && value.success === false;
  } catch {
    return false;
  }
}
