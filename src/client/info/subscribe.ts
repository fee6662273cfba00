export interface Subscription {
  email: string;
  /** E.164 prefix, such as '+39'; not sent if the phone is empty. */
  prefix: string;
  /** As typed, with any grouping. */
  phone: string;
}

/** Milliseconds after which a request counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * Posts to the provider's form as its own page would. Providers respond in JSON with `success`, or with any page; if one reports the
 * outcome only on request, the configured URL must include the parameter for that.
 * @returns whether the user is subscribed: a refusal, no response and a late response count as not subscribed
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
