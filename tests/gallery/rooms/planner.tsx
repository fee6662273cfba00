import { PlanCard } from '../../../src/client/planner/plan-card.tsx';
import { TimerCard } from '../../../src/client/planner/timer-card.tsx';
import { TodayCard } from '../../../src/client/planner/today-card.tsx';
import { WeekCard } from '../../../src/client/planner/week-card.tsx';
import type { StudyPlan } from '../../../src/client/planner/entities.ts';
import { settle } from '../../../src/client/planner/rules.ts';
import { aPlan, aSession, aSubject } from '../../planner/samples.ts';
import type { Piece, Room } from '../piece.ts';

const TODAY = '2026-11-22';
const exam = aPlan({ examDate: '2026-12-10', subjects: [aSubject(), aSubject({ id: 's2', name: 'Derivate', completed: true })] });
const planner = settle({
  plans: [exam],
  sessions: [
    aSession({ id: 'a', date: '2026-11-20', duration: 2.5 }),
    aSession({ id: 'b', date: TODAY, duration: 1.5, notes: 'Con calma, è andata.' }),
  ],
});
const nothing = () => {};

const plan = (name: string, fields: Partial<StudyPlan>, locked = false): Piece => ({
  name: `PlanCard, ${name}`,
  draw: () => {
    const all = settle({ plans: [{ ...exam, ...fields }], sessions: planner.sessions });
    return (
      <PlanCard
        plan={all.plans[0]!}
        planner={all}
        today={TODAY}
        locked={locked}
        onEdit={nothing}
        onRecord={nothing}
        onEditSession={nothing}
      />
    );
  },
});

export const plannerRoom: Room = {
  name: 'piano',
  pieces: [
    plan('under way', {}),
    plan('urgent', { priority: 'high', examDate: '2026-11-23' }),
    plan('without topics', { subjects: [] }),
    plan('locked', {}, true),
    { name: 'TodayCard', draw: () => <TodayCard planner={planner} today={TODAY} /> },
    { name: 'TodayCard, nothing planned', draw: () => <TodayCard planner={{ plans: [], sessions: [] }} today={TODAY} /> },
    { name: 'WeekCard', draw: () => <WeekCard planner={planner} today={TODAY} /> },
    { name: 'TimerCard', draw: () => <TimerCard plans={planner.plans} locked={false} onRecord={nothing} /> },
  ],
};
