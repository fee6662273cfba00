import type { ReactNode } from 'react';

/** A component in one state. */
export interface Piece {
  name: string;
  /** Called each time the piece is shown, so that its state starts over. */
  draw: () => ReactNode;
  /** An overlay, which is shown alone. */
  over?: boolean;
}

export interface Room {
  /** Used in the URL. */
  name: string;
  pieces: readonly Piece[];
}
