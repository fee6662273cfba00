import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { titlePage } from '../lib/title.ts';

/** Tells whether one came to `path` from another page of this page load, and remembers it. */
type Arrival = (path: string) => boolean;

export function createArrival(): Arrival {
  let last: string | undefined;
  return (path) => {
    const moved = last !== undefined && last !== path;
    last = path;
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
  /** Read by screen readers, not shown: for pages whose first screen needs no headline. */
  hidden?: boolean;
}

/** The page's only h1. Sets the tab's title, and takes the focus when the person came here from another page. */
export function PageHeading({ children, title, size = 'h1', align = 'start', hidden }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = use(ArrivalContext);

  useEffect(() => {
    titlePage(title ?? heading.current?.textContent);
  });

  useEffect(() => {
    if (arrive(window.location.pathname)) heading.current?.focus({ preventScroll: true });
  }, [arrive]);

  return (
    <chakra.h1 ref={heading} tabIndex={-1} textStyle={size} textAlign={align} srOnly={hidden}>
      {children}
    </chakra.h1>
  );
}
