import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { ExamSummary } from './exam-summary.ts';
import { ExamSummaryCard } from './exam-summary-card.tsx';

const SHOWN_MAX = 3;

interface Props {
  summaries: ExamSummary[];
  /** Filters by an exam; undefined when only one exam is shown. */
  onSearch: ((examName: string) => void) | undefined;
}

export function ExperienceSidebar({ summaries, onSearch }: Props) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Card as="section" aria-labelledby="chi-racconta">
        <chakra.h2 id="chi-racconta" display="flex" alignItems="center" gap="2" textStyle="h3">
          <chakra.span color="talk.edge">
            <EyeOff aria-hidden size={20} strokeWidth={1.75} />
          </chakra.span>
          Chi racconta resta nell’anonimato
        </chakra.h2>
        <chakra.p marginTop="2" textStyle="small" color="muted">
          Racconta anche gli esami andati male: a chi deve ripeterli servono più di un trenta. Le date delle sessioni sono nel{' '}
          <TextLink href={paths.exams}>calendario esami</TextLink>.
        </chakra.p>
      </Card>
      {/* Last, so that they cause no layout shift when they load. */}
      {summaries.slice(0, SHOWN_MAX).map((summary) => (
        <ExamSummaryCard key={summary.examName} summary={summary} onSearch={onSearch && (() => onSearch(summary.examName))} />
      ))}
    </chakra.div>
  );
}
