import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoResultsDrawing } from '../ui/line-drawings.tsx';

export function NothingFound({ title, onReset, children }: { title: string; onReset: () => void; children: ReactNode }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={title}
      action={
        <Button variant="outline" onClick={onReset}>
          Togli testo e filtri
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
