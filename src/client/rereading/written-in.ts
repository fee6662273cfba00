let field: HTMLElement | null = null;

window.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')) field = target;
});

/** The text field that was focused last, if it still exists: a send button that closes meanwhile cannot get the focus back. */
export function writtenIn(): HTMLElement | null {
  return field?.isConnected ? field : null;
}
