import { canMove, hasChat } from '../../routers/mentorship/rules.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { Button } from '../ui/button.tsx';
import { ChatButton } from './chat-button.tsx';
import { CompleteButton } from './complete-button.tsx';
import { EndButton } from './end-button.tsx';
import { RejectButton } from './reject-button.tsx';
import { RequestActions, RequestCard, topicId } from './request-card.tsx';

interface Props {
  request: MentorshipRequest;
  onMove: (status: 'accepted' | 'rejected' | 'completed') => void;
  /** An update is in flight. */
  pending: boolean;
}

export function ReceivedRequestCard({ request, onMove, pending }: Props) {
  return (
    <RequestCard request={request} dated="Ricevuta" responseTitle="La tua risposta">
      {canMove(request.status, 'accepted', 'mentor') && (
        <RequestActions>
          <RejectButton request={request} disabled={pending} onReject={() => onMove('rejected')} />
          <Button disabled={pending} aria-describedby={topicId(request)} onClick={() => onMove('accepted')}>
            Accetta
          </Button>
          <EndButton request={request} side="mentor" disabled={pending} />
        </RequestActions>
      )}
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} />
          <CompleteButton request={request} disabled={pending} onComplete={() => onMove('completed')} />
          <EndButton request={request} side="mentor" disabled={pending} />
        </RequestActions>
      )}
    </RequestCard>
  );
}
