import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { TipsCard } from '../ui/tips-card.tsx';
import type { Planner, StudyPlan, StudySession } from './entities.ts';
import { HoursChart } from './hours-chart.tsx';
import { OwnData } from './own-data.tsx';
import { recentSessions } from './rules.ts';
import { SessionRow } from './session-row.tsx';
import { tipsOf } from './tips.ts';

interface Props {
  planner: Planner;
  /** In display order. */
  plans: readonly StudyPlan[];
  today: string;
  /** Changes cannot be saved. */
  locked: boolean;
  onEditSession: (session: StudySession) => void;
  onImport: () => void;
  onClear: () => void;
}

export function PlannerSidebar({ planner, plans, today, locked, onEditSession, onImport, onClear }: Props) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {plans.length > 0 && <HoursChart plans={plans} />}
      {plans.length > 0 && <RecentSessions {...{ planner, today, locked }} onEdit={onEditSession} />}
      <TipsCard title="Consigli del giorno" tips={tipsOf(today)} />
      <OwnData {...{ planner, locked }} onImport={onImport} onClear={onClear} />
    </chakra.div>
  );
}

function RecentSessions({
  planner,
  today,
  locked,
  onEdit,
}: Pick<Props, 'planner' | 'today' | 'locked'> & { onEdit: Props['onEditSession'] }) {
  const recent = recentSessions(planner.sessions);
  return (
    <Card as="section" aria-labelledby="sessioni-recenti">
      <chakra.h2 id="sessioni-recenti" textStyle="h3">
        Sessioni recenti
      </chakra.h2>
      {recent.length === 0 && (
        <chakra.p marginTop="2" textStyle="small" color="muted">
          Qui trovi le ultime ore di studio che hai registrato.
        </chakra.p>
      )}
      <chakra.ul listStyle="none" marginTop="3">
        {recent.map((session) => {
          const plan = planner.plans.find((candidate) => candidate.id === session.planId);
          return plan && <SessionRow key={session.id} {...{ session, plan, today, locked, onEdit }} withExam />;
        })}
      </chakra.ul>
    </Card>
  );
}
