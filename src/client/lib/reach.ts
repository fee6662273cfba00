/** Rejects while the server is unreachable: browsers report a network before there is one. */
export async function reach(): Promise<void> {
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
}
