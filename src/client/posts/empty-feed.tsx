import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EmptyFeedDrawing } from '../ui/line-drawings.tsx';

/** Before anybody has written. */
export function EmptyFeed({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyFeedDrawing />}
      title="Qui è ancora tutto silenzioso"
      action={<Button onClick={() => onWrite()}>Scrivi il primo post</Button>}
    >
      Nessuno ha ancora scritto. Qualcuno, da qualche parte, sta aspettando di leggere proprio quello che hai da dire.
    </EmptyState>
  );
}
