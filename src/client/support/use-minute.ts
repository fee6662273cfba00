import { useEffect, useState } from 'react';
import { toNextMinute } from '../lib/next-minute.ts';
import { serverNow } from '../lib/server-time.ts';

/** The current time, updated at the start of each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(present);
  useEffect(() => {
    const timer = setTimeout(() => setNow(present()), toNextMinute(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

function present(): Date {
  return new Date(serverNow());
}
