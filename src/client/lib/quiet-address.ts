import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readPerson } from './storage.ts';

/** The query parameter with which a link may pass search terms. */
const WORDS = 'q';

/** The search terms kept in a history entry, and the user who typed them. */
interface Looked {
  looked?: { by: string; words: string };
}

/**
 * Like `useSearchParams`, for pages with a search: the search terms are kept in the history entry, not in the URL, which a browser
 * would suggest to the next person who types there. Terms in a followed link’s URL are moved to the entry.
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
