import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import type { StudySubject } from './entities.ts';
import { progressOf } from './rules.ts';
import { formatHours, formatNumber } from './words.ts';

/** Subjects shown while the list is collapsed: more would push the next plan off the screen. */
const UNFOLDED = 5;

export function SubjectList({ subjects }: { subjects: readonly StudySubject[] }) {
  const [open, setOpen] = useState(false);
  const folds = subjects.length > UNFOLDED + 1;
  return (
    <>
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="3.5">
        {(folds && !open ? subjects.slice(0, UNFOLDED) : subjects).map((subject) => (
          <SubjectRow key={subject.id} subject={subject} />
        ))}
      </chakra.ul>
      {folds && (
        <Button variant="quiet" size="sm" marginTop="1" marginInlineStart="-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Mostra meno argomenti' : `Mostra altri ${subjects.length - UNFOLDED} argomenti`}
        </Button>
      )}
    </>
  );
}

function SubjectRow({ subject: { name, estimatedHours, completedHours, completed, notes } }: { subject: StudySubject }) {
  const Icon = completed ? CircleCheck : Circle;
  return (
    <chakra.li display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2.5">
      <chakra.span color={completed ? 'green.text' : 'muted'} paddingTop="1px">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div>
        <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="small">
          <chakra.span lang="it" fontWeight="medium" hyphens="auto" overflowWrap="anywhere">
            {name}
            {completed && <chakra.span srOnly> (completato)</chakra.span>}
          </chakra.span>
          <chakra.span flexShrink="0" color="muted" fontVariantNumeric="tabular-nums">
            {formatNumber(completedHours)} di {formatHours(estimatedHours)}
          </chakra.span>
        </chakra.div>
        <chakra.div marginTop="1.5">
          <ProgressBar value={progressOf({ completedHours, totalHours: estimatedHours })} label={`Avanzamento di ${name}`} />
        </chakra.div>
        {notes && (
          <chakra.p marginTop="1.5" textStyle="small" color="muted" whiteSpace="pre-wrap">
            {notes}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}
