import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { remaining } from '../lib/focus.ts';
import { Button } from '../ui/button.tsx';
import type { Planner, StudyPlan, StudySession } from './entities.ts';
import { PlanCard } from './plan-card.tsx';
import { PLANS_AT_ONCE } from './rules.ts';
import { count } from './words.ts';

interface Props {
  /** In display order. */
  plans: readonly StudyPlan[];
  planner: Planner;
  today: string;
  locked: boolean;
  onEdit: (plan: StudyPlan) => void;
  onRecord: (planId: string) => void;
  onEditSession: (session: StudySession) => void;
}

/** Renders the plans in batches, because an import may contain thousands, which would block the page for many seconds. */
export function PlanList({ plans, onEdit, ...card }: Props) {
  const [shown, setShown] = useState(PLANS_AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    flushSync(() => setShown(shown + PLANS_AT_ONCE));
    remaining((list.current?.children[shown] as HTMLElement | undefined) ?? null)?.focus({ preventScroll: true });
  };
  return (
    <>
      <chakra.div ref={list} display="flex" flexDirection="column" gap="4">
        {plans.slice(0, shown).map((plan) => (
          <PlanCard key={plan.id} plan={plan} {...card} onEdit={() => onEdit(plan)} />
        ))}
      </chakra.div>
      {plans.length > shown && (
        <Button variant="outline" onClick={showMore}>
          Mostra {count(Math.min(plans.length - shown, PLANS_AT_ONCE), 'altro piano', 'altri piani')}
        </Button>
      )}
    </>
  );
}
