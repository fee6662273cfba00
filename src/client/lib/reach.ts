/** Rejects while nobody answers at the page's address: browsers say that there is a network before there is one. */
export async function reach(): Promise<void> {
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
}
