import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { NoResultsDrawing } from './line-drawings.tsx';

/** The empty state of a search, with a button that resets text and filters. */
export function NothingFound({ title, onReset, children }: { title: string; onReset: () => void; children: ReactNode }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={title}
      action={
        <Button variant="outline" onClick={() => onReset()}>
          Togli testo e filtri
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
