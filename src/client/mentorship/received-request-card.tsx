import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { canMove, hasChat, isOver } from '../../routers/mentorship/rules.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { useDraft } from '../lib/drafts.ts';
import { ChatButton } from './chat-button.tsx';
import { CompleteButton } from './complete-button.tsx';
import { EndButton } from './end-button.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { RequestActions, RequestCard, RequestNote } from './request-card.tsx';
import { UnsentLetters } from './unsent-letters.tsx';
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
  const draft = useDraft(`mentorship-answer-${request.id}`);
  const answerable = canMove(request.status, 'accepted', 'mentor');
  // What was begun and is not what was answered: somebody took the request back meanwhile, or it was answered elsewhere.
  const unsaid = answerable || draft.text.trim() === (request.mentorResponse ?? '') ? '' : draft.text.trim();
  const refuse = <EndButton request={request} side="mentor" disabled={pending} onEnded={() => setRefused(true)} />;
  return (
    <RequestCard request={request} dated="Ricevuta" responseTitle="La tua risposta" theirs="request">
      {answerable && (
        <PendingAnswer request={request} draft={draft} move={move} pending={pending} restricted={restricted} refuse={refuse} />
      )}
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} />
          <CompleteButton request={request} disabled={pending} onComplete={() => move(request.id, 'completed')} />
          {refuse}
        </RequestActions>
      )}
      {unsaid && (
        <chakra.div marginTop="4" maxWidth="prose">
          <UnsentWords text={unsaid} onForget={draft.clear} />
        </chakra.div>
      )}
      <UnsentLetters request={request} />
      {isOver(request) &&
        (refused ? <RequestNote>Questa persona non potrà più scriverti.</RequestNote> : <RequestActions>{refuse}</RequestActions>)}
    </RequestCard>
  );
}
