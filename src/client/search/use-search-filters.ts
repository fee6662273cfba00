import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readPerson } from '../lib/storage.ts';
import { addressOf, filtersOf, type SearchFilters } from './search-filters.ts';

/** What an entry of the history holds of the words looked for, and whose they are. */
interface Looked {
  looked?: { by: string; words: string };
}

/**
 * What the page looks for, and how to look for something else. The words stand in the entry of the history, never in the address, where a browser would offer
 * them to whoever types there next; those of an address that somebody follows are moved.
 */
export function useSearchFilters(): [SearchFilters, (next: SearchFilters) => void] {
  const [address] = useSearchParams();
  const [path, navigate] = useLocation();
  const { looked } = useHistoryState<Looked | null>() ?? {};
  const filters = filtersOf(address, looked?.by === readPerson() ? looked.words : '');
  const fromLink = address.get('q');

  const look = (next: SearchFilters, options: { replace?: boolean } = {}) => {
    const choices = addressOf(next).toString();
    const state: Looked = { ...(options.replace && window.history.state), looked: { by: readPerson(), words: next.q.trim() } };
    navigate(choices ? `${path}?${choices}` : path, { ...options, state });
  };
  const move = useEffectEvent(() => look(filters, { replace: true }));
  useEffect(() => {
    if (fromLink !== null) move();
  }, [fromLink]);
  return [filters, look];
}
