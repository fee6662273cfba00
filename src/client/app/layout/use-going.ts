import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Where somebody is, or is about to be: what a finger touches is marked at once, and the page is drawn after that picture. To leave
 * two hundred posts or to draw a page takes a slow phone a fifth of a second, in which nothing would answer (`npm run bench interactions`).
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

/** A frame's own work comes before its picture, a task that it begins after. */
function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
