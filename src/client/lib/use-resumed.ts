import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { RESUME_QUERY } from './paths.ts';
import { hasDraft } from './stored-drafts.ts';

/**
 * Opens the form of the draft that the URL names: after a login, a text that was not sent when the session ended. Then, or if there is no such
 * draft any more, removes the query.
 * @param opener returns what opens the form of the draft with this key, or nothing if that is another form, or cannot be opened yet
 */
export function useResumed(opener: (key: string) => (() => void) | undefined): void {
  const [address, setAddress] = useSearchParams();
  const key = address.get(RESUME_QUERY);
  const gone = key !== null && !hasDraft(key);
  const open = key === null || gone ? undefined : opener(key);
  const possible = gone || open !== undefined;
  const resume = useEffectEvent(() => {
    open?.();
    const next = new URLSearchParams(address);
    next.delete(RESUME_QUERY);
    setAddress(next, { replace: true, state: window.history.state as unknown });
  });
  useEffect(() => {
    if (possible) resume();
  }, [possible]);
}
