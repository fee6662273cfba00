/** The push services of the browsers. The server posts to no other endpoint, which might be in its internal network. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether an endpoint is a push service's. @param more additional origins that the operator has named */
export function isPushService(endpoint: string, more: ReadonlySet<string>): boolean {
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (more.has(origin)) return true;
  const known = PUSH_SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
  return protocol === 'https:' && port === '' && known;
}
