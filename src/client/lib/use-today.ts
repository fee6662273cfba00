import { useEffect, useState } from 'react';
import { dayOf } from './time.ts';

/** Today in the reader's time zone, kept current over midnight and after the device slept. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const follow = () => setToday(dayOf(new Date()));
    const timer = setTimeout(follow, millisecondsToEndOf(today));
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [today]);
  return today;
}

/** With 50 ms more, so that the timer never fires before midnight. */
function millisecondsToEndOf(day: string): number {
  const midnight = new Date(`${day}T00:00:00`);
  midnight.setDate(midnight.getDate() + 1);
  return midnight.getTime() - Date.now() + 50;
}
