import { useEffect, useState } from 'react';
import { toNextMinute } from '../lib/next-minute.ts';

/** The current time, updated at the start of each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), toNextMinute(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
