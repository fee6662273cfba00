import { personIn, setHidden, useHiddenNames } from '../lib/hidden.ts';
import type { ChatPlace } from './place.ts';
import type { Entry } from './chat-state.ts';

/**
 * The entries of a post's chat without those by hidden people. In a mentorship nobody can be hidden: it can be ended instead.
 * @param takeFocus called after hiding, because the menu that had the focus is removed with the messages
 */
export function useHiddenPeople(place: ChatPlace, entries: Entry[], takeFocus: () => void) {
  const names = useHiddenNames();
  if (place.kind !== 'post') return { shown: entries, hiddenPeople: [], hide: undefined, show: () => undefined };
  const nameOf = (alias: string) => personIn(place.postId, alias);
  const isHidden = ({ mine, alias }: Entry) => !mine && names.has(nameOf(alias));
  return {
    shown: entries.filter((entry) => !isHidden(entry)),
    hiddenPeople: [...new Set(entries.filter(isHidden).map(({ alias }) => alias))],
    hide(alias: string) {
      setHidden(nameOf(alias), true);
      takeFocus();
    },
    show: (alias: string) => setHidden(nameOf(alias), false),
  };
}
