import { canMove, hasChat } from '../../routers/mentorship/rules.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { ChatButton } from './chat-button.tsx';
import { CompleteButton } from './complete-button.tsx';
import { EndButton } from './end-button.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { RequestActions, RequestCard } from './request-card.tsx';
import type { useMoveRequest } from './use-requests.ts';

interface Props {
  request: MentorshipRequest;
  move: ReturnType<typeof useMoveRequest>['move'];
  /** An update is in flight. */
  pending: boolean;
}

export function ReceivedRequestCard({ request, move, pending }: Props) {
  return (
    <RequestCard request={request} dated="Ricevuta" responseTitle="La tua risposta">
      {canMove(request.status, 'accepted', 'mentor') && <PendingAnswer request={request} move={move} pending={pending} />}
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} />
          <CompleteButton request={request} disabled={pending} onComplete={() => move(request.id, 'completed')} />
          <EndButton request={request} side="mentor" disabled={pending} />
        </RequestActions>
      )}
    </RequestCard>
  );
}
