import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { University } from '../../routers/universities/schema.ts';
import { useQuietLog } from '../lib/log.ts';
import { trpc } from '../lib/trpc.ts';
import { useDebounced } from '../lib/use-debounced.ts';

const DEBOUNCE_MS = 200;

interface Results {
  universities: University[];
  /** Whether they are those for the typed text. */
  current: boolean;
  /** A status message, such as 'Cercando...'; null if there is none. */
  status: string | null;
}

/** Returns the results for the typed text. The previous ones stay while a search runs and if it fails. */
export function useUniversitySearch(typed: string): Results {
  const wanted = typed.trim();
  const query = useDebounced(wanted, DEBOUNCE_MS);
  const search = trpc.universities.search.useQuery(query && wanted ? { q: query } : skipToken, { placeholderData: keepPreviousData });
  const [shown, setShown] = useState<University[]>([]);
  if (search.data && search.data !== shown) setShown(search.data);

  useQuietLog('University search unavailable', search.error);

  if (!wanted) return { universities: [], current: true, status: 'Inizia a digitare per cercare' };
  const current = wanted === query && search.isSuccess && !search.isPlaceholderData;
  return { universities: shown, current, status: statusOf() };

  function statusOf(): string | null {
    if (wanted !== query || search.isFetching) return 'Cercando...';
    if (shown.length > 0) return null;
    return search.isError ? 'La ricerca non risponde: riprova tra poco' : `Nessuna università trovata per "${query}"`;
  }
}
