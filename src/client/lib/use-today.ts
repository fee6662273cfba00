import { useEffect, useState } from 'react';
import { dayOf } from './time.ts';

/** Today in the reader's time zone, kept current over midnight and after the device slept. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    let timer: number;
    // Set again by each call: the clock may have been set back while the timer ran, so that the day goes on.
    const follow = () => {
      const day = dayOf(new Date());
      setToday(day);
      clearTimeout(timer);
      timer = window.setTimeout(follow, millisecondsToEndOf(day));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return today;
}

/** With 50 ms more, for a clock that loses a little against the timer. */
function millisecondsToEndOf(day: string): number {
  const midnight = new Date(`${day}T00:00:00`);
  midnight.setDate(midnight.getDate() + 1);
  return midnight.getTime() - Date.now() + 50;
}
