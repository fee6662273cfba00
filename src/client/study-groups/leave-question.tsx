import { lazy, Suspense } from 'react';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import type { useOpening } from '../lib/use-opening.ts';
import { isCovered } from './group-words.ts';

const Confirm = lazy(async () => ({ default: (await import('../ui/confirm.tsx')).Confirm }));

interface Props {
  group: StudyGroup;
  full: boolean;
  asking: Pick<ReturnType<typeof useOpening>, 'mounted' | 'open' | 'close'>;
  onLeave: () => void;
}

/** The confirmation before a member leaves a group. */
export function LeaveQuestion({ group, full, asking, onLeave }: Props) {
  if (!asking.mounted) return null;
  return (
    <Suspense>
      <Confirm
        open={asking.open}
        onClose={asking.close}
        onConfirm={() => {
          asking.close();
          onLeave();
        }}
        title="Lasciare il gruppo?"
        confirmLabel="Lascia il gruppo"
      >
        <p>
          Il tuo posto {isCovered(group) ? 'in questo gruppo' : `in «${group.title}»`} torna libero
          {full && ', o va a chi aspetta in lista'}. Se ci ripensi puoi rientrare
          {isCovered(group) && ' quando la verifica è finita'}, finché c’è spazio.
        </p>
      </Confirm>
    </Suspense>
  );
}
