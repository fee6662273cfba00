import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present, kept current at the turn of each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // A little late rather than a little early: a timer that fires before the turn would show the old minute for another one.
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS) + 50);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
