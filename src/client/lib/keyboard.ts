/** Whether a field may be focused unasked: not on touch devices, whose on-screen keyboard would cover the page. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Whether Enter belongs to an input method’s composition, as in Japanese. Safari ends the composition first and reports key code 229. */
export function endsWord({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** Ctrl or Cmd with Enter: sends from any field. */
export function isSendKey({ key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean }): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
