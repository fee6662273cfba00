import { hasChat } from '../../routers/mentorship/rules.ts';
import type { SentRequest } from '../../routers/mentorship/schema.ts';
import { ChatButton } from './chat-button.tsx';
import { CompleteButton } from './complete-button.tsx';
import { EndButton } from './end-button.tsx';
import { courseOf, yearOf } from '../mentors/mentor-words.ts';
import { RateSession } from './rate-session.tsx';
import { RequestActions, RequestCard } from './request-card.tsx';

interface Props {
  request: SentRequest;
  onComplete: () => void;
  /** An update is in flight. */
  pending: boolean;
}

export function SentRequestCard({ request, onComplete, pending }: Props) {
  return (
    <RequestCard
      request={request}
      subtitle={`${courseOf(request.mentor)}, ${yearOf(request.mentor.studyYear)}`}
      dated="Inviata"
      responseTitle="La risposta del mentore"
    >
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} />
          <CompleteButton request={request} disabled={pending} onComplete={onComplete} />
          <EndButton request={request} side="student" disabled={pending} />
        </RequestActions>
      )}
      {request.status === 'completed' && <RateSession request={request} />}
    </RequestCard>
  );
}
