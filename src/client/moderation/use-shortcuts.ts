import { useEffect, useEffectEvent, useState } from 'react';
import { readItem, writeItem } from '../lib/storage.ts';

const KEY = 'sottovoce-moderation-keys';

/** Whether single keys do something here: speech and habits can press them by accident, so they can be put off. */
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

/** Calls what stands for a key that is pressed alone and not into a field or a dialog. */
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
