import { personIn, setHidden, useHiddenNames } from '../lib/hidden.ts';
import type { ChatPlace } from './place.ts';
import type { Entry } from './chat-state.ts';

/**
 * The lines of those whom one wants to hear here. A conversation of two has an end of its own instead.
 * `takeFocus`: the menu that held it goes with the lines.
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
