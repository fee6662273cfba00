import { EXPIRY_DAYS } from '../../routers/mentorship/limits.ts';
import { canMove, hasChat } from '../../routers/mentorship/rules.ts';
import type { SentRequest } from '../../routers/mentorship/schema.ts';
import { CompleteButton } from './complete-button.tsx';
import { EndButton } from './end-button.tsx';
import { courseOf, yearOf } from '../mentors/mentor-words.ts';
import { RateSession } from './rate-session.tsx';
import { RequestActions, RequestCard, RequestNote } from './request-card.tsx';
import { ChatButton, type Talked } from './request-chat.tsx';
import { UnsentLetters } from './unsent-letters.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface Props {
  request: SentRequest;
  onComplete: () => void;
  /** Opens the chat. */
  onTalk: (request: Talked) => void;
  /** Whether an update is in flight. */
  pending: boolean;
}

export function SentRequestCard({ request, onComplete, onTalk, pending }: Props) {
  return (
    <RequestCard
      request={request}
      subtitle={`${courseOf(request.mentor)}, ${yearOf(request.mentor.studyYear)}`}
      dated="Inviata"
      responseTitle="La risposta del mentore"
      theirs="response"
    >
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} onTalk={onTalk} />
          <CompleteButton request={request} disabled={pending} onComplete={onComplete} />
          <EndButton request={request} side="student" disabled={pending} />
        </RequestActions>
      )}
      {request.status === 'pending' && (
        <RequestNote>Se non arriva risposta, la richiesta scade dopo {EXPIRY_DAYS} giorni: così non resti in attesa.</RequestNote>
      )}
      {canMove(request.status, 'withdrawn', 'student') && (
        <RequestActions>
          <WithdrawButton request={request} />
        </RequestActions>
      )}
      {request.status === 'rejected' && <RequestNote>Spesso manca solo il tempo: puoi chiedere a un altro mentore.</RequestNote>}
      {request.status === 'expired' && (
        <RequestNote>Non è arrivata una risposta. Non dipende da te né da quello che hai scritto: prova con un altro mentore.</RequestNote>
      )}
      <UnsentLetters request={request} />
      {request.status === 'completed' && <RateSession request={request} />}
    </RequestCard>
  );
}
