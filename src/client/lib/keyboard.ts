/** Where a field may have the focus at once: a phone's keyboard would rise over what stands there. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Whether Enter still belongs to a word that is being composed, as in Japanese. Safari ends the word first, and gives its Enter the code 229. */
export function endsWord({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** Ctrl or Cmd with Enter: sends from any field. */
export function isSendKey({ key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean }): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
