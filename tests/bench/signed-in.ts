import type { Page } from 'playwright-core';

/** Logs in from a page of the site and leaves the same state as its form. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.evaluate(async ({ email, password }) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { authToken: _, ...user } = await answer.json();
    localStorage.setItem('sottovoce-user', JSON.stringify({ ...user, isAuthenticated: true }));
    localStorage.setItem('sottovoce-token', 'cookie.session');
  }, account);
}
