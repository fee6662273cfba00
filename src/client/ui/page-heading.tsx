import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { titlePage } from '../lib/title.ts';

/** Returns whether the user came to a page or step from another one of this page load, and remembers the new place. */
type Arrival = (place: string) => boolean;

export function createArrival(): Arrival {
  let last: string | undefined;
  return (place) => {
    const moved = last !== undefined && last !== place;
    last = place;
    return moved;
  };
}

export const ArrivalContext = createContext<Arrival>(createArrival());

interface Props {
  children: ReactNode;
  /** The tab's title where it differs from the heading's text. */
  title?: string;
  size?: 'h1' | 'h2' | 'display';
  align?: 'start' | 'center';
  /** A name for each step of a page with several, so that the heading takes the focus on each. */
  step?: string;
  /** Shown to screen readers only: for pages that need no visible headline. */
  hidden?: boolean;
}

/** The page's only h1. Sets the tab's title, and takes the focus when the user came here from another page or step. */
export function PageHeading({ children, title, size = 'h1', align = 'start', step = '', hidden }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = use(ArrivalContext);

  useEffect(() => {
    titlePage(title ?? heading.current?.textContent);
  });

  useEffect(() => {
    if (!arrive(window.location.pathname + step)) return;
    // A step replaces the screen at the same address, where nothing else scrolls to the top.
    if (step) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrive, step]);

  return (
    <chakra.h1 ref={heading} tabIndex={-1} textStyle={size} textAlign={align} srOnly={hidden}>
      {children}
    </chakra.h1>
  );
}
