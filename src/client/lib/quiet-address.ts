import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readPerson } from './storage.ts';

/** Under this name a link may bring words to look for. */
const WORDS = 'q';

/** What an entry of the history holds of the words looked for, and whose they are. */
interface Looked {
  looked?: { by: string; words: string };
}

/**
 * As `useSearchParams`, for pages where one looks for words: these stand in the entry of the history, never in the address, where a browser would
 * offer them to whoever types there next. Those of a link that somebody follows are moved.
 */
export function useQuietAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [address] = useSearchParams();
  const [path, navigate] = useLocation();
  const { looked } = useHistoryState<Looked | null>() ?? {};
  const fromLink = address.get(WORDS);
  const whole = new URLSearchParams(address);
  if (fromLink === null && looked?.words && looked.by === readPerson()) whole.set(WORDS, looked.words);

  const go = (next: URLSearchParams, options: { replace?: boolean } = {}) => {
    const shown = new URLSearchParams(next);
    shown.delete(WORDS);
    const state: Looked = {
      ...(options.replace && (window.history.state as object | null)),
      looked: { by: readPerson(), words: next.get(WORDS) ?? '' },
    };
    navigate(shown.size > 0 ? `${path}?${shown}` : path, { ...options, state });
  };
  const move = useEffectEvent(() => go(address, { replace: true }));
  useEffect(() => {
    if (fromLink !== null) move();
  }, [fromLink]);
  return [whole, go];
}
