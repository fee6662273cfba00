import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useResumed } from '../lib/use-resumed.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { draftKeys } from './draft-keys.ts';
import { MeetingSkeleton } from './group-skeletons.tsx';
import { MeetingItem } from './meeting-item.tsx';
import { useWhenTold } from './use-board.ts';

const MeetingDialog = lazy(async () => ({ default: (await import('./meeting-dialog.tsx')).MeetingDialog }));

/** Polling interval, because answers by other members send no notice. */
const POLL_MS = 30_000;

/** The upcoming meetings of a group. */
export function MeetingsSection({ group }: { group: StudyGroup }) {
  const { data, isError, refetch, isFetching } = trpc.meetings.list.useQuery(
    { id: group.id },
    { staleTime: 0, refetchInterval: POLL_MS, refetchOnWindowFocus: true },
  );
  useWhenTold(refetch);
  const dialog = useOpening();
  useResumed((key) => (key === draftKeys.meeting(group.id) ? () => dialog.show() : undefined));

  return (
    <chakra.section aria-labelledby="incontri" marginTop="8">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id="incontri" textStyle="h2">
          Prossimi incontri
        </chakra.h2>
        <Button variant="outline" size="sm" onClick={() => dialog.show()}>
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          Proponi un incontro
        </Button>
      </chakra.div>
      {isError && !data && (
        <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" marginTop="2" color="muted">
          Gli incontri non si sono caricati.
          <Button variant="inked" size="sm" pending={isFetching} pendingText="Riprovo..." onClick={() => void refetch()}>
            Riprova
          </Button>
        </chakra.div>
      )}
      {!data && !isError && (
        <chakra.div marginTop="3">
          <MeetingSkeleton />
        </chakra.div>
      )}
      {data?.length === 0 && (
        <chakra.p display="flex" alignItems="flex-start" gap="2" marginTop="2" color="muted" maxWidth="prose">
          <chakra.span paddingTop="1" aria-hidden>
            <CalendarPlus size={18} strokeWidth={1.75} />
          </chakra.span>
          Nessun incontro in vista. Proponi un giorno: gli altri dicono se ci sono, e tu vedi solo quanti.
        </chakra.p>
      )}
      {data && data.length > 0 && (
        <chakra.ul listStyle="none" display="grid" gap="3" marginTop="3">
          {data.map((meeting) => (
            <MeetingItem key={meeting.id} group={group} meeting={meeting} />
          ))}
        </chakra.ul>
      )}
      {dialog.mounted && (
        <Suspense>
          <MeetingDialog group={group} open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </chakra.section>
  );
}
