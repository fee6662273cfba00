import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { firstCharacters } from '../../routers/characters.ts';
import { NAME_MAX } from '../../routers/limits.ts';
import { focusWithin } from '../lib/focus.ts';
import { PLANNED_QUERY } from '../lib/paths.ts';
import { useToday } from '../lib/use-today.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlannerDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import type { StudySession } from './entities.ts';
import { PlanList } from './plan-list.tsx';
import type { PlannerDialog } from './planner-dialogs.tsx';
import { PlannerNotices } from './planner-notices.tsx';
import { PlannerSidebar } from './planner-sidebar.tsx';
import { inOrder } from './rules.ts';
import { usePlanner } from './storage.ts';
import { TimerCard } from './timer-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WeekCard } from './week-card.tsx';

const PlannerDialogs = lazy(async () => ({ default: (await import('./planner-dialogs.tsx')).PlannerDialogs }));

/** On phones two buttons share the width. */
const sideBySide = { flex: { base: '1 0 auto', sm: 'none' }, paddingInline: { base: '2.5', sm: '4' } } as const;

/** The study planner. It makes no requests and works offline. */
export function PlannerPage() {
  const snapshot = usePlanner();
  const { planner } = snapshot;
  const today = useToday();
  // Nothing can be saved: disable editing up front, rather than fail once the user has typed.
  const locked = snapshot.trouble !== undefined;
  const plans = inOrder(planner.plans, today);
  const [hadPlans, setHadPlans] = useState(plans.length > 0);
  if (plans.length > 0 && !hadPlans) setHadPlans(true);
  const [planned, setPlanned] = useSearchParams();
  const wanted = planned.get(PLANNED_QUERY);
  // The last dialog stays mounted after it closes; each opening counts as a new one, with fresh state.
  const [shown, setShown] = useState<{ dialog: PlannerDialog; open: boolean; opening: number } | undefined>(() =>
    wanted && !locked ? { dialog: { kind: 'plan', examName: firstCharacters(wanted, NAME_MAX) }, open: true, opening: 1 } : undefined,
  );
  // Removed from the URL once read, so that going back to this page does not open the dialog again.
  useEffect(() => {
    if (wanted !== null) setPlanned({}, { replace: true });
  }, [wanted, setPlanned]);
  const show = (dialog: PlannerDialog) => setShown({ dialog, open: true, opening: (shown?.opening ?? 0) + 1 });
  const timerCard = <TimerCard {...{ plans, locked }} onRecord={(timed) => show({ kind: 'session', ...timed, timed: true })} />;
  const editSession = (session: StudySession) => show({ kind: 'session', session });

  return (
    <Page
      sidebar={
        <PlannerSidebar
          {...{ planner, plans, today, locked }}
          onEditSession={editSession}
          onImport={() => show({ kind: 'import' })}
          onClear={() => show({ kind: 'clear' })}
        />
      }
    >
      <PageHeading>Piano di studio</PageHeading>
      <chakra.p marginTop="2" color="muted" maxWidth="prose" textWrap="pretty">
        Un esame alla volta, un pezzo alla volta. Tutto resta in questo browser.
      </chakra.p>
      <PlannerNotices snapshot={snapshot} onForgetUnreadable={() => show({ kind: 'forget' })} />
      {plans.length === 0 ? (
        <>
          {snapshot.trouble !== 'newer' && (
            <EmptyState
              drawing={<PlannerDrawing />}
              title={<NoPlansHeading wereSome={hadPlans} />}
              action={
                <Button disabled={locked} onClick={() => show({ kind: 'plan' })}>
                  Crea il primo piano
                </Button>
              }
            >
              Scegli un esame, dividi il programma in argomenti e segna le ore man mano che studi.
            </EmptyState>
          )}
          {timerCard}
        </>
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap={{ base: '2', sm: '3' }} marginTop="5">
            <Button {...sideBySide} disabled={locked} onClick={() => show({ kind: 'plan' })}>
              <Plus aria-hidden size={18} strokeWidth={2} />
              Nuovo piano
            </Button>
            <Button {...sideBySide} disabled={locked} variant="outline" onClick={() => show({ kind: 'session' })}>
              <Clock aria-hidden size={18} strokeWidth={1.75} />
              Registra sessione
            </Button>
          </chakra.div>
          <chakra.div display="flex" flexDirection="column" gap="4" marginTop="6">
            <TodayCard planner={planner} today={today} />
            {timerCard}
            <WeekCard planner={planner} today={today} />
            <chakra.h2 textStyle="h2" marginTop="4">
              I tuoi piani
            </chakra.h2>
            <PlanList
              {...{ plans, planner, today, locked }}
              onEdit={(plan) => show({ kind: 'plan', plan })}
              onRecord={(planId) => show({ kind: 'session', planId })}
              onEditSession={editSession}
            />
          </chakra.div>
        </>
      )}
      {shown && (
        <Suspense>
          <PlannerDialogs
            {...shown}
            {...{ planner, plans, today }}
            unreadable={snapshot.unreadable.length}
            onClose={() => setShown({ ...shown, open: false })}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Without its last plan the page becomes so short that only the footer would stay in view. */
function NoPlansHeading({ wereSome }: { wereSome: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wereSome) return;
    focusWithin(heading.current);
    if (document.activeElement === heading.current) heading.current?.scrollIntoView({ block: 'center' });
  }, [wereSome]);
  return (
    <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
      Ancora nessun piano
    </chakra.h2>
  );
}
