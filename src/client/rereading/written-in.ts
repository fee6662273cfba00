let field: HTMLElement | null = null;

window.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')) field = target;
});

/** The field that was written in last, while it is there: by what its text is sent, such as a button that closes meanwhile, keeps no focus to give back. */
export function writtenIn(): HTMLElement | null {
  return field?.isConnected ? field : null;
}
