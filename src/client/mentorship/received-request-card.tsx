import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { tidyText } from '../../routers/marks.ts';
import { canMove, hasChat, isOver } from '../../routers/mentorship/rules.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { useDraft } from '../lib/drafts.ts';
import { CompleteButton } from './complete-button.tsx';
import { answerKeyOf } from './draft-keys.ts';
import { EndButton } from './end-button.tsx';
import { afterSending, PendingAnswer } from './pending-answer.tsx';
import { RequestActions, RequestCard, RequestNote } from './request-card.tsx';
import { ChatButton, type Talked } from './request-chat.tsx';
import { UnsentLetters } from './unsent-letters.tsx';
import type { useMoveRequest } from './use-requests.ts';

interface Props {
  request: MentorshipRequest;
  move: ReturnType<typeof useMoveRequest>['move'];
  /** Opens the chat. */
  onTalk: (request: Talked) => void;
  /** Whether an update is in flight. */
  pending: boolean;
  /** Whether the mentor may not write at present. */
  restricted?: boolean;
}

export function ReceivedRequestCard({ request, move, onTalk, pending, restricted = false }: Props) {
  // Kept in local state, because the server never says which students a mentor has blocked.
  const [refused, setRefused] = useState(false);
  const draft = useDraft(answerKeyOf(request.id), { busy: pending });
  const answerable = canMove(request.status, 'accepted', 'mentor');
  const sent = !answerable && draft.text !== '' && tidyText(draft.text) === request.mentorResponse;
  // A draft that was never sent, because the request was withdrawn or answered elsewhere meanwhile.
  const unsaid = answerable || sent ? '' : draft.text.trim();
  const arrived = useEffectEvent(() => afterSending(request.id, draft));
  // A response that was sent, although the answer to the call was lost.
  useEffect(() => {
    if (sent && !pending) arrived();
  }, [sent, pending]);
  const refuse = <EndButton request={request} side="mentor" disabled={pending} onEnded={() => setRefused(true)} />;
  return (
    <RequestCard request={request} dated="Ricevuta" responseTitle="La tua risposta" theirs="request">
      {answerable && (
        <PendingAnswer request={request} draft={draft} move={move} pending={pending} restricted={restricted} refuse={refuse} />
      )}
      {hasChat(request) && (
        <RequestActions>
          <ChatButton request={request} onTalk={onTalk} />
          <CompleteButton request={request} disabled={pending} onComplete={() => void move(request.id, 'completed')} />
          {refuse}
        </RequestActions>
      )}
      {unsaid && (
        <chakra.div marginTop="4" maxWidth="prose">
          <UnsentWords text={unsaid} onForget={draft.clear} />
        </chakra.div>
      )}
      <UnsentLetters request={request} />
      {(isOver(request) || request.status === 'withdrawn') &&
        (refused ? <RequestNote>Questa persona non potrà più scriverti.</RequestNote> : <RequestActions>{refuse}</RequestActions>)}
    </RequestCard>
  );
}
