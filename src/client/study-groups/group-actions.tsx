import { chakra } from '@chakra-ui/react/styled-system';
import { ListPlus, LogOut, UserPlus } from 'lucide-react';
import { canWait } from '../../routers/study-groups/rules.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { useFocusOnNext } from './group-focus.ts';
import { isCovered, placeInList } from './group-words.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useMembership } from './use-groups.ts';

interface Props {
  group: StudyGroup;
  /** The id of the element that holds the group's title. */
  headingId: string;
  full: boolean;
  /** Whether the user is a member who may leave. */
  leavable: boolean;
  /** On a card in a list, where the leave button is hidden on phones. */
  among?: boolean;
}

/** The buttons to join, leave or queue for a group; leaving asks for confirmation. A group covered by a review can only be left. */
export function GroupActions({ group, headingId, full, leavable, among = false }: Props) {
  const membership = useMembership(group);
  const confirm = useOpening();
  useFocusOnNext(membership.pending, headingId);

  if (group.mine) return null;
  if (membership.removed) {
    return (
      <chakra.p flex="1 1 12rem" maxWidth="prose" textStyle="small" color="muted">
        In questo gruppo non puoi rientrare: chi lo guida ha scelto così. Ce ne sono altri, e puoi aprirne uno tuo.
      </chakra.p>
    );
  }
  return (
    <>
      {group.joined ? (
        // Keyed, so that React does not reuse the pressed join button, which would keep the focus.
        <Button
          key="leave"
          variant="outline"
          css={among ? { '@media (max-width: 29.99rem)': { display: 'none' } } : undefined}
          disabled={!leavable || membership.pending}
          pending={membership.leaving}
          pendingText="Un attimo..."
          aria-describedby={headingId}
          onClick={() => confirm.show()}
        >
          <LogOut aria-hidden size={18} strokeWidth={1.75} />
          Lascia il gruppo
        </Button>
      ) : (
        !isCovered(group) &&
        group.waitingPosition === null && (
          <Button
            variant="soft"
            disabled={full || membership.pending}
            pending={membership.joining}
            pendingText="Un attimo..."
            aria-describedby={headingId}
            onClick={() => membership.join()}
          >
            {!full && <UserPlus aria-hidden size={18} strokeWidth={1.75} />}
            {full ? 'Gruppo Pieno' : 'Unisciti al gruppo'}
          </Button>
        )
      )}
      {canWait(group) && !isCovered(group) && (
        <Button variant="outline" disabled={membership.pending} aria-describedby={headingId} onClick={() => membership.wait()}>
          <ListPlus aria-hidden size={18} strokeWidth={1.75} />
          Mettiti in lista
        </Button>
      )}
      {group.waitingPosition !== null && (
        <>
          <chakra.p role="status" flex="1 1 12rem" textStyle="small">
            <chakra.strong fontWeight="semibold">{placeInList(group.waitingPosition)}</chakra.strong>
            <chakra.span display="block" color="muted">
              Quando tocca a te entri in automatico, e te lo diciamo.
            </chakra.span>
          </chakra.p>
          <Button variant="outline" disabled={membership.pending} aria-describedby={headingId} onClick={() => membership.waitNoLonger()}>
            Esci dalla lista
          </Button>
        </>
      )}
      <LeaveQuestion group={group} full={full} asking={confirm} onLeave={membership.leave} />
    </>
  );
}
