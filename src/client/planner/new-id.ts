/** A random id of 24 hex digits. `crypto.randomUUID` is unavailable where the site runs without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
