import { createContext, type ReactNode, useContext } from 'react';

/** A function that highlights search terms in a text; undefined outside searches. */
export const Marking = createContext<((text: string) => ReactNode) | undefined>(undefined);

export function Marked({ children }: { children: string }) {
  const mark = useContext(Marking);
  return mark ? mark(children) : children;
}
