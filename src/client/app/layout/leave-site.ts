const NEUTRAL_PAGE = 'https://www.google.com';

/** Replaces this page in the history. The login stays, and what was being written waits in this browser. */
export function leaveSite(): void {
  // The new page takes a moment to arrive; until then there is nothing to read over a shoulder.
  document.documentElement.style.visibility = 'hidden';
  document.title = 'Google';
  window.location.replace(NEUTRAL_PAGE);
}
