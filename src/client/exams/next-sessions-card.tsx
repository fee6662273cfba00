import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, CircleDot } from 'lucide-react';
import { slugOf } from '../../routers/exams/rules.ts';
import { examPath, paths } from '../lib/paths.ts';
import { formatLongDate } from '../lib/time.ts';
import { daysBetween } from '../planner/days.ts';
import { daysTone } from '../planner/rules.ts';
import { usePlanner } from '../planner/storage.ts';
import { formatDays } from '../planner/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { formatPeriod, sessionStatusLabels } from './exam-sessions.ts';
import { AcademicLine } from './academic-line.tsx';
import { academicYearName, academicYearOf, lastDayOf, nextSessions, type NextSession } from './next-sessions.ts';

/** The remaining sessions of the academic year, and all upcoming exams of the user’s study plans, which never leave the browser. */
export function NextSessionsCard({ today }: { today: string }) {
  const { plans } = usePlanner().planner;
  const year = academicYearOf(today);
  const planned = plans.filter(({ examDate }) => examDate >= today).sort((a, b) => (a.examDate < b.examDate ? -1 : 1));
  const thisYear = planned.filter(({ examDate }) => examDate <= lastDayOf(year));
  const sessions = nextSessions(today);
  const next = sessions.find(({ status }) => status === 'upcoming');

  return (
    <Card as="section" aria-labelledby="prossime-sessioni">
      <chakra.h2 id="prossime-sessioni" textStyle="h2">
        Le prossime sessioni
      </chakra.h2>
      <chakra.p textStyle="small" color="muted">
        Anno accademico {academicYearName(year)}
      </chakra.p>
      <AcademicLine year={year} sessions={sessions} planned={thisYear.map(({ examDate }) => examDate)} today={today} />
      <chakra.ul listStyle="none" marginTop="3">
        {sessions.map((session) => (
          <SessionRow key={session.name} session={session} next={session === next} today={today} />
        ))}
      </chakra.ul>
      <chakra.h3 textStyle="h3" marginTop="4">
        I tuoi esami
      </chakra.h3>
      {planned.length === 0 ? (
        <chakra.p marginTop="1" textStyle="small" color="muted">
          Quando metti un esame nel <TextLink href={paths.studyPlanner}>piano di studio</TextLink>, il suo giorno compare anche qui. Lo vedi
          solo tu: resta in questo browser.
        </chakra.p>
      ) : (
        <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="2" marginTop="2">
          {planned.map(({ id, examName, examDate }) => {
            const slug = slugOf(examName);
            return (
              <chakra.li
                key={id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                columnGap="4"
                rowGap="1"
              >
                <chakra.span minWidth="0" overflowWrap="anywhere">
                  {slug ? <TextLink href={examPath(slug)}>{examName}</TextLink> : examName}
                  <chakra.span textStyle="small" color="muted">
                    {' '}
                    · {formatLongDate(examDate)}
                  </chakra.span>
                </chakra.span>
                <Badge tone={daysTone(daysBetween(today, examDate))}>{formatDays(daysBetween(today, examDate))}</Badge>
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
    </Card>
  );
}

interface RowProps {
  session: NextSession;
  /** Whether it is the first upcoming session; later ones get no badge. */
  next: boolean;
  today: string;
}

function SessionRow({ session: { name, start, end, status }, next, today }: RowProps) {
  const active = status === 'active';
  const Icon = active ? CircleDot : CalendarClock;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      paddingBlock="2.5"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <chakra.div minWidth="0">
        <chakra.h3 fontWeight="semibold">{name}</chakra.h3>
        <chakra.p textStyle="small" color="muted" fontVariantNumeric="tabular-nums">
          {formatPeriod(start, end)}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.span textStyle="small" color="muted">
          {active ? untilEnd(daysBetween(today, end)) : formatDays(daysBetween(today, start)).toLowerCase()}
        </chakra.span>
        {(active || next) && (
          <Badge tone={active ? 'green' : 'blue'} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
            {sessionStatusLabels[status]}
          </Badge>
        )}
      </chakra.div>
    </chakra.li>
  );
}

function untilEnd(days: number): string {
  if (days === 0) return 'finisce oggi';
  return days === 1 ? 'ancora un giorno' : `ancora ${days} giorni`;
}
