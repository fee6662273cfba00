/** What the link of a mail brings along; undefined when it was cut off. */
export function linkToken(): string | undefined {
  return new URLSearchParams(window.location.search).get('token') || undefined;
}
