import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { withArticle } from '../lib/elision.ts';
import { formatDate } from '../lib/time.ts';
import { Menu } from '../ui/menu.tsx';
import { daysBetween } from './days.ts';
import type { StudyPlan, StudySession } from './entities.ts';
import { deleteSession } from './planner-actions.ts';
import { formatHours } from './words.ts';

interface Props {
  session: StudySession;
  plan: StudyPlan;
  today: string;
  /** Shows the exam name too, for rows outside the plan's card. */
  withExam?: boolean;
  locked: boolean;
  onEdit: (session: StudySession) => void;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

export function SessionRow({ session, plan, today, withExam, locked, onEdit }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const subjectName = plan.subjects.find((subject) => subject.id === session.subjectId)?.name ?? '';
  return (
    <chakra.li
      ref={row}
      display="flex"
      alignItems="flex-start"
      gap="2"
      paddingBlock="2.5"
      borderTopWidth="1px"
      borderColor="hairline"
      textStyle="small"
    >
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.p>
          <chakra.strong fontWeight="semibold">{formatHours(session.duration)}</chakra.strong>
          {' · '}
          {subjectName}
        </chakra.p>
        <chakra.p color="muted">{[withExam && plan.examName, when(session.date, today)].filter(Boolean).join(' · ')}</chakra.p>
        {session.notes && (
          <chakra.p
            marginTop="1"
            color="muted"
            whiteSpace="pre-wrap"
            css={{ display: '-webkit-box', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
          >
            {session.notes}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div marginBlock="-1.5" marginInlineEnd="-2">
        <Menu
          label={`Azioni sulla sessione ${withArticle('del', formatDate(session.date))}`}
          items={[
            { label: 'Modifica', icon: <Pencil {...icon} />, disabled: locked, onSelect: () => onEdit(session) },
            {
              label: 'Elimina',
              icon: <Trash2 {...icon} />,
              danger: true,
              disabled: locked,
              onSelect: () => deleteSession(session, subjectName, row.current),
            },
          ]}
        />
      </chakra.div>
    </chakra.li>
  );
}

function when(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days === 0) return 'oggi';
  return days === 1 ? 'ieri' : formatDate(date);
}
