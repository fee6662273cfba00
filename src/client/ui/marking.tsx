import { createContext, type ReactNode, useContext } from 'react';

/** How words of a text are set off, where something looks for them. */
export const Marking = createContext<((text: string) => ReactNode) | undefined>(undefined);

export function Marked({ children }: { children: string }) {
  const mark = useContext(Marking);
  return mark ? mark(children) : children;
}
