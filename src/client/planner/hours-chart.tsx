import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import type { StudyPlan } from './entities.ts';
import { PLANS_AT_ONCE } from './rules.ts';
import { formatHours, formatNumber } from './words.ts';

/** Planned and completed hours per plan. All bars share one scale, so that they compare; the text beside each bar says the same. */
export function HoursChart({ plans }: { plans: readonly StudyPlan[] }) {
  const charted = plans.slice(0, PLANS_AT_ONCE);
  const longest = Math.max(...charted.map((plan) => Math.max(plan.totalHours, plan.completedHours)), 1);
  return (
    <Card as="section" aria-labelledby="ore">
      <chakra.h2 id="ore" textStyle="h3">
        Ore previste e fatte
      </chakra.h2>
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="3" marginTop="3">
        {charted.map((plan) => (
          <chakra.li key={plan.id} textStyle="small">
            <chakra.div display="flex" justifyContent="space-between" gap="3">
              <chakra.span minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={plan.examName}>
                {plan.examName}
              </chakra.span>
              <chakra.span flexShrink="0" color="muted" fontVariantNumeric="tabular-nums">
                {formatNumber(plan.completedHours)} di {formatHours(plan.totalHours)}
              </chakra.span>
            </chakra.div>
            <Bar planned={plan.totalHours / longest} done={plan.completedHours / longest} />
          </chakra.li>
        ))}
      </chakra.ul>
      {plans.length > charted.length && (
        <chakra.p marginTop="3" textStyle="small" color="muted">
          Qui vedi solo i primi {charted.length} piani.
        </chakra.p>
      )}
      <Legend />
    </Card>
  );
}

const HEIGHT = 14;

/** `planned` and `done` are fractions of the width. Hours beyond the plan extend past the outline. */
function Bar({ planned, done }: { planned: number; done: number }) {
  return (
    <chakra.svg aria-hidden display="block" width="100%" height={`${HEIGHT}px`} marginTop="1" overflow="visible">
      <chakra.rect x="0" y="0" rx="4" width={percent(planned)} height={HEIGHT} fill="sunken" stroke="outline" strokeWidth="1" />
      {done > 0 && <chakra.rect x="0" y="3" rx="3" width={percent(done)} height={HEIGHT - 6} fill="talk.edge" />}
    </chakra.svg>
  );
}

function Legend() {
  return (
    <chakra.div aria-hidden display="flex" gap="4" marginTop="4" textStyle="tiny" color="muted">
      <chakra.span display="inline-flex" alignItems="center" gap="1.5">
        <chakra.span width="5" height="3" borderRadius="small" bg="sunken" borderWidth="1px" borderColor="outline" />
        previste
      </chakra.span>
      <chakra.span display="inline-flex" alignItems="center" gap="1.5">
        <chakra.span width="5" height="2" borderRadius="small" bg="talk.edge" printColorAdjust="exact" />
        fatte
      </chakra.span>
    </chakra.div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
