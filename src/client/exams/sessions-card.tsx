import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, CircleDot } from 'lucide-react';
import { withArticle } from '../lib/elision.ts';
import { formatLongDate } from '../lib/time.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { type ExamSession, examSessions, formatPeriod, SESSIONS_YEAR, sessionStatusLabels } from './exam-sessions.ts';
import { YearTimeline } from './year-timeline.tsx';

export function SessionsCard({ today }: { today: string }) {
  const sameYear = today.startsWith(`${SESSIONS_YEAR}-`);
  return (
    <Card as="section" aria-labelledby="sessioni">
      <chakra.h2 id="sessioni" textStyle="h2">
        Le sessioni del {SESSIONS_YEAR}
      </chakra.h2>
      <YearTimeline sessions={examSessions} today={today} />
      <chakra.p marginTop="3" textStyle="small" color="muted">
        {sameYear
          ? `Oggi è ${withArticle('il', formatLongDate(today))}.`
          : `Oggi è ${withArticle('il', formatLongDate(today))}: il segno mostra a che punto dell’anno siamo, le date sono quelle del ${SESSIONS_YEAR}.`}
      </chakra.p>
      <chakra.ul listStyle="none" marginTop="3">
        {examSessions.map((session) => (
          <SessionRow key={session.name} session={session} />
        ))}
      </chakra.ul>
      <chakra.p marginTop="3" textStyle="small" color="muted">
        Sono i periodi più comuni: per gli appelli e le iscrizioni guarda sempre il sito del tuo ateneo.
      </chakra.p>
    </Card>
  );
}

function SessionRow({ session: { name, start, end, line, status } }: { session: ExamSession }) {
  const active = status === 'active';
  const Icon = active ? CircleDot : CalendarClock;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      paddingBlock="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <chakra.div minWidth="0">
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <chakra.p fontVariantNumeric="tabular-nums">{formatPeriod(start, end)}</chakra.p>
        <chakra.p textStyle="small" color="muted">
          {line}
        </chakra.p>
      </chakra.div>
      <Badge tone={active ? 'green' : 'blue'} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
        {sessionStatusLabels[status]}
      </Badge>
    </chakra.li>
  );
}
