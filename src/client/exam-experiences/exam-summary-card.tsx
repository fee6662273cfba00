import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { DIFFICULTIES } from '../../routers/exam-experiences/limits.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ExamSummary } from './exam-summary.ts';
import { difficultyLabel, difficultyTone, gradeTone } from './experience-words.ts';

const decimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const GRADE_MARKS = [18, 21, 24, 27, 30];

interface Props {
  summary: ExamSummary;
  /** Filters by this exam; undefined when only this exam is shown. */
  onSearch?: (() => void) | undefined;
}

/** Difficulty and grades of an exam, according to the experiences on the page. */
export function ExamSummaryCard({ summary: { examName, count, passed, difficulty, grades }, onSearch }: Props) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <chakra.h2 id={headingId} textStyle="h3" overflowWrap="anywhere">
        {examName}, in breve
      </chakra.h2>
      <chakra.p textStyle="small" color="muted">
        {count === 1 ? 'Una sola esperienza' : `${count} esperienze in questa pagina`}
        {passed < count && ` · ${passedTimes(passed)}`}
      </chakra.p>
      <ExamCharts difficulty={difficulty} grades={grades} />
      {onSearch && (
        <Button variant="inked" size="sm" marginTop="2" marginInlineStart="-3" onClick={onSearch}>
          Solo questo esame
        </Button>
      )}
    </Card>
  );
}

function passedTimes(passed: number): string {
  if (passed === 0) return 'per ora non superato';
  return passed === 1 ? 'superato una volta' : `superato ${passed} volte`;
}

/** The bar charts of difficulty and grades. */
export function ExamCharts({ difficulty, grades }: Pick<ExamSummary, 'difficulty' | 'grades'>) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="12" rowGap="4" marginTop="3">
      <Figure title="Difficoltà" mean={`${decimal.format(difficulty.mean)} su 5`}>
        <BarChart
          distribution={difficulty}
          label={`Quante volte è stata indicata ogni difficoltà, da 1 (${difficultyLabel(1)}) a 5 (${difficultyLabel(5)})`}
          toneOf={difficultyTone}
          marks={DIFFICULTIES}
        />
      </Figure>
      {grades && (
        <Figure title="Voti" mean={`media ${decimal.format(grades.mean)}`}>
          <BarChart distribution={grades} label="Quante volte è stato preso ogni voto" toneOf={gradeTone} marks={GRADE_MARKS} />
        </Figure>
      )}
    </chakra.div>
  );
}

function Figure({ title, mean, children }: { title: string; mean: string; children: ReactNode }) {
  return (
    <chakra.figure minWidth="0" margin="0">
      <chakra.figcaption display="flex" alignItems="baseline" gap="2" textStyle="small">
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        <chakra.span color="muted" fontVariantNumeric="tabular-nums">
          {mean}
        </chakra.span>
      </chakra.figcaption>
      {children}
    </chakra.figure>
  );
}
