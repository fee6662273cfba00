import { useEffect, useEffectEvent, useState } from 'react';
import { readItem, writeItem } from '../lib/storage.ts';

const KEY = 'sottovoce-moderation-keys';

/** The setting for single-key shortcuts. It can be turned off, because speech input and habit can trigger them by accident. */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readItem(KEY) !== 'off');
  return [
    on,
    (next) => {
      writeItem(KEY, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

/** Runs the action of a key pressed without Ctrl, Meta or Alt, outside text fields and dialogs. */
export function useShortcuts(on: boolean, actions: Record<string, () => void>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on) return;
    const listener = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [on]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [role$=dialog]') !== null;
}
