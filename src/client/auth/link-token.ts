/** Returns the token in a mail's link; undefined if the link was truncated. */
export function linkToken(): string | undefined {
  return new URLSearchParams(window.location.search).get('token') || undefined;
}
