import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatLongDate } from '../lib/time.ts';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { Card } from '../ui/card.tsx';
import type { Planner } from './entities.ts';
import { todayStats } from './rules.ts';
import { formatDays, formatNumber } from './words.ts';

/** Today's study hours and sessions, and the next exam. */
export function TodayCard({ planner, today }: { planner: Planner; today: string }) {
  const { hours, sessions, openPlans, nextExam } = todayStats(planner, today);
  return (
    <Card as="section" aria-labelledby="oggi">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.h2 id="oggi" textStyle="h2">
          Oggi
        </chakra.h2>
        <chakra.p textStyle="small" color="muted">
          {formatLongDate(today)}
        </chakra.p>
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: asManyAsFit('4.5rem'), sm: 'repeat(3, minmax(0, 1fr)) minmax(0, 2fr)' }}
        columnGap="4"
        rowGap="4"
        marginTop="4"
      >
        <Figure label={hours === 1 ? 'ora di studio' : 'ore di studio'}>{formatNumber(hours)}</Figure>
        <Figure label={sessions === 1 ? 'sessione' : 'sessioni'}>{formatNumber(sessions)}</Figure>
        <Figure label={openPlans === 1 ? 'piano aperto' : 'piani aperti'}>{formatNumber(openPlans)}</Figure>
        <Figure wide label={nextExam ? `prossimo esame: ${nextExam.examName}` : 'nessun esame in arrivo'}>
          {nextExam ? formatDays(nextExam.days) : '–'}
        </Figure>
      </chakra.dl>
    </Card>
  );
}

/** `wide` takes a line of its own on phones. */
function Figure({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
      minWidth="0"
      gridColumn={{ base: wide ? '1 / -1' : 'auto', sm: 'auto' }}
    >
      <chakra.dt textStyle="small" color="muted" overflowWrap="anywhere">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
