import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays, CircleCheck, CircleDashed, CircleDot, Flag } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { daysBetween } from './days.ts';
import type { StudyPlan } from './entities.ts';
import { daysTone } from './rules.ts';
import { formatDays, priorityLabels, priorityTones, statusLabels, statusTones } from './words.ts';

const statusIcons = { planning: CircleDashed, 'in-progress': CircleDot, completed: CircleCheck } as const;
const icon = { 'aria-hidden': true, size: 14, strokeWidth: 2 } as const;

export function PlanBadges({ plan, today }: { plan: StudyPlan; today: string }) {
  const days = daysBetween(today, plan.examDate);
  const StatusIcon = statusIcons[plan.status];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1.5">
      <Badge tone={daysTone(days)} icon={<CalendarDays {...icon} />}>
        <chakra.span srOnly>Esame: </chakra.span>
        {formatDays(days)}
      </Badge>
      <Badge tone={statusTones[plan.status]} icon={<StatusIcon {...icon} />}>
        {statusLabels[plan.status]}
      </Badge>
      <Badge tone={priorityTones[plan.priority]} icon={<Flag {...icon} />}>
        {priorityLabels[plan.priority]}
      </Badge>
    </chakra.div>
  );
}
