import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import type { useOpening } from '../lib/use-opening.ts';
import { Question } from '../ui/question.tsx';
import { isCovered } from './group-words.ts';

interface Props {
  group: StudyGroup;
  full: boolean;
  asking: Pick<ReturnType<typeof useOpening>, 'mounted' | 'open' | 'close'>;
  onLeave: () => void;
}

/** The confirmation before a member leaves a group. */
export function LeaveQuestion({ group, full, asking, onLeave }: Props) {
  return (
    <Question asking={asking} onConfirm={onLeave} title="Lasciare il gruppo?" confirmLabel="Lascia il gruppo">
      <p>
        Il tuo posto {isCovered(group) ? 'in questo gruppo' : `in «${group.title}»`} torna libero
        {full && ', o va a chi aspetta in lista'}. Se ci ripensi puoi rientrare
        {isCovered(group) && ' quando la verifica è finita'}, finché c’è spazio.
      </p>
    </Question>
  );
}
