import type { ReactNode } from 'react';

/** One thing in one state. */
export interface Piece {
  name: string;
  /** Made anew each time it is shown: what it holds open starts over. */
  draw: () => ReactNode;
  /** It lies over the page, so it is shown alone. */
  over?: boolean;
}

export interface Room {
  /** Part of the address. */
  name: string;
  pieces: readonly Piece[];
}
