/** Where a field may have the focus at once: a phone's keyboard would rise over what stands there. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Ctrl or Cmd with Enter: sends from any field. */
export function isSendKey({ key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean }): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
