import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * The current or the next location: a pressed item is marked at once, and the page changes after the next paint. Leaving two hundred posts
 * or rendering a page takes a slow phone a fifth of a second without any feedback (`npm run bench interactions`).
 */
export function useGoing() {
  const [location, navigate] = useLocation();
  const [going, setGoing] = useState<string>();

  const goTo = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    setGoing(path);
    afterPicture(() => {
      setGoing(undefined);
      navigate(path);
    });
  };
  return { place: going ?? location, goTo };
}

/** A frame's callback runs before its paint; a task queued there runs after it. */
function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
