import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { titlePage } from '../lib/title.ts';

/** Tells whether one came to a page, or a step of one, from another of this page load, and remembers it. */
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
  /** Of a page with several: whoever presses on to the next reads on at its heading. */
  step?: string;
  /** Read by screen readers, not shown: for pages whose first screen needs no headline. */
  hidden?: boolean;
}

/** The page's only h1. Sets the tab's title, and takes the focus when the person came here from another page or step. */
export function PageHeading({ children, title, size = 'h1', align = 'start', step = '', hidden }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = use(ArrivalContext);

  useEffect(() => {
    titlePage(title ?? heading.current?.textContent);
  });

  useEffect(() => {
    if (arrive(window.location.pathname + step)) heading.current?.focus({ preventScroll: true });
  }, [arrive, step]);

  return (
    <chakra.h1 ref={heading} tabIndex={-1} textStyle={size} textAlign={align} srOnly={hidden}>
      {children}
    </chakra.h1>
  );
}
