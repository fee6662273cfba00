import { lazy, Suspense } from 'react';
import { useRereadingQuestion } from '../lib/rereading.ts';

const Confirm = lazy(async () => ({ default: (await import('./confirm.tsx')).Confirm }));

/** Asked once, before a text that may wound goes out. */
export function RereadingQuestion() {
  const question = useRereadingQuestion();
  if (!question) return null;
  return (
    <Suspense>
      <Confirm
        open
        title="Potrebbe ferire chi legge. Vuoi rileggerlo?"
        confirmLabel="Pubblica comunque"
        cancelLabel="Modifica"
        onClose={() => question.answer(false)}
        onConfirm={() => question.answer(true)}
      >
        Forse non è quello che volevi dire. Il testo resta com’è finché non decidi tu, e nessun altro sa di questa domanda.
      </Confirm>
    </Suspense>
  );
}
