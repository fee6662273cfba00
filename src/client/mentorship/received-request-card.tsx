import { useState } from 'react';
import { canMove, hasChat, isOver } from '../../routers/mentorship/rules.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { ChatButton } from './chat-button.tsx';
import { CompleteButton } from './complete-button.tsx';
import { EndButton } from './end-button.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { RequestActions, RequestCard, RequestNote } from './request-card.tsx';
import type { useMoveRequest } from './use-requests.ts';

interface Props {
  request: MentorshipRequest;
  move: ReturnType<typeof useMoveRequest>['move'];
  /** An update is in flight. */
  pending: boolean;
  /** The mentor may not write now. */
  restricted?: boolean;
}

export function ReceivedRequestCard({ request, move, pending, restricted = false }: Props) {
  // Of whom it is the server tells nobody, so that only here can be known that it was said.
  const [refused, setRefused] = useState(false);
  const refuse = <EndButton request={request} side="mentor" disabled={pending} onEnded={() => setRefused(true)} />;
  return (
    <RequestCard request={request} dated="Ricevuta" responseTitle="La tua risposta">
      {canMove(request.status, 'accepted', 'mentor') && (
        <PendingAnswer request={request} move={move} pending={pending} restricted={restricted} refuse={refuse} />
      )}
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} />
          <CompleteButton request={request} disabled={pending} onComplete={() => move(request.id, 'completed')} />
          {refuse}
        </RequestActions>
      )}
      {isOver(request) &&
        (refused ? <RequestNote>Questa persona non potrà più scriverti.</RequestNote> : <RequestActions>{refuse}</RequestActions>)}
    </RequestCard>
  );
}
