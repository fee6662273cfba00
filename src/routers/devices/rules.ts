/** Those of the browsers. The server posts to no other address that somebody names: it might be one of its own network. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether an address is one of a push service. @param more origins that the operator has named besides */
export function isPushService(endpoint: string, more: ReadonlySet<string>): boolean {
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (more.has(origin)) return true;
  const known = PUSH_SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
  return protocol === 'https:' && port === '' && known;
}
