import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, Clock, Pencil, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { slugOf } from '../../routers/exams/rules.ts';
import { examPath } from '../lib/paths.ts';
import { formatLongDate } from '../lib/time.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Menu } from '../ui/menu.tsx';
import { ProgressRing } from '../ui/progress.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Planner, StudyPlan, StudySession } from './entities.ts';
import { PlanBadges } from './plan-badges.tsx';
import { deletePlan } from './planner-actions.ts';
import { HOURS_A_DAY_MAX, hoursADay, newestFirst, progressOf } from './rules.ts';
import { SessionRow } from './session-row.tsx';
import { SubjectList } from './subject-list.tsx';
import { count, formatHours, formatNumber } from './words.ts';

interface Props {
  plan: StudyPlan;
  planner: Planner;
  today: string;
  /** Changes cannot be saved. */
  locked: boolean;
  onEdit: (plan: StudyPlan) => void;
  onRecord: (planId: string) => void;
  onEditSession: (session: StudySession) => void;
}

/** Id of the plan's heading, which gets the focus after the first plan is created. */
export const planHeadingId = (planId: string) => `plan-${planId}`;

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

export function PlanCard({ plan, planner, today, locked, onEdit, onRecord, onEditSession }: Props) {
  const headingId = planHeadingId(plan.id);
  const card = useRef<HTMLElement>(null);
  const sessions = planner.sessions.filter((session) => session.planId === plan.id);
  const percent = progressOf(plan);
  const daily = hoursADay(plan, today);
  const slug = slugOf(plan.examName);

  return (
    <Card ref={card} as="article" aria-labelledby={headingId}>
      <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr) auto" columnGap={{ base: '3', sm: '5' }} alignItems="start">
        <ProgressRing value={percent} label={`Avanzamento di ${plan.examName}`} size={72}>
          <chakra.span textStyle="small" fontWeight="semibold">
            {percent}%
          </chakra.span>
        </ProgressRing>
        <div>
          <chakra.h3 id={headingId} tabIndex={-1} textStyle="h2" lang="it" hyphens="auto" overflowWrap="anywhere">
            {plan.examName}
          </chakra.h3>
          <chakra.p textStyle="small" color="muted">
            {formatLongDate(plan.examDate)}
            {slug && (
              <>
                {' '}
                ·{' '}
                <TextLink href={examPath(slug)} aria-label={`com’è andata agli altri: ${plan.examName}`}>
                  com’è andata agli altri
                </TextLink>
              </>
            )}
          </chakra.p>
        </div>
        <chakra.div marginTop="-1.5" marginInlineEnd="-2">
          <Menu
            label={`Azioni sul piano ${plan.examName}`}
            items={[
              { label: 'Modifica', icon: <Pencil {...icon} />, disabled: locked, onSelect: () => onEdit(plan) },
              {
                label: 'Elimina',
                icon: <Trash2 {...icon} />,
                danger: true,
                disabled: locked,
                onSelect: () => deletePlan(plan, card.current),
              },
            ]}
          />
        </chakra.div>
      </chakra.div>
      <chakra.div marginTop="3.5">
        <PlanBadges plan={plan} today={today} />
      </chakra.div>
      <chakra.p marginTop="3.5" textStyle="small">
        <chakra.strong fontWeight="semibold">
          {formatNumber(plan.completedHours)} di {formatHours(plan.totalHours)}
        </chakra.strong>
        {daily !== undefined && <chakra.span color="muted"> · {paceWords(daily)}</chakra.span>}
      </chakra.p>
      <chakra.div marginTop="4">
        <SubjectList subjects={plan.subjects} />
      </chakra.div>
      <PlanSessions {...{ plan, sessions, today, locked }} onRecord={() => onRecord(plan.id)} onEdit={onEditSession} />
    </Card>
  );
}

function paceWords(hoursADay: number): string {
  if (hoursADay > HOURS_A_DAY_MAX) return 'fino all’esame non c’è tempo per tutto: parti da quello che conta di più';
  return `con circa ${formatHours(hoursADay)} al giorno ci arrivi`;
}

interface SessionsProps {
  plan: StudyPlan;
  sessions: readonly StudySession[];
  today: string;
  locked: boolean;
  onRecord: () => void;
  onEdit: (session: StudySession) => void;
}

function PlanSessions({ plan, sessions, today, locked, onRecord, onEdit }: SessionsProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginTop="4">
        <Button variant="soft" disabled={locked} onClick={onRecord} aria-label={`Registra ore per ${plan.examName}`}>
          <Clock aria-hidden size={18} strokeWidth={1.75} />
          Registra ore
        </Button>
        {sessions.length > 0 && (
          <Button variant="quiet" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
            {count(sessions.length, 'sessione', 'sessioni')}
            <chakra.span transition="rotate 180ms" rotate={open ? '180deg' : undefined}>
              <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
            </chakra.span>
          </Button>
        )}
      </chakra.div>
      <chakra.ul id={listId} hidden={!open} listStyle="none" marginTop="3">
        {open && newestFirst(sessions).map((session) => <SessionRow key={session.id} {...{ session, plan, today, locked, onEdit }} />)}
      </chakra.ul>
    </>
  );
}
