import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoMentorsDrawing } from '../ui/line-drawings.tsx';

/** Shown when a user who is not a mentor opens the mentors' tab by its URL. */
export function MentorsOnly({ onBecome }: { onBecome: () => void }) {
  return (
    <EmptyState drawing={<NoMentorsDrawing />} title="Solo per Mentori" action={<Button onClick={onBecome}>Diventa Mentore</Button>}>
      Qui chi fa da mentore risponde alle richieste. Se ti va di esserci per qualcuno, bastano pochi minuti.
    </EmptyState>
  );
}
