import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { FREE_TEXT_MAX } from '../../routers/limits.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { useDraft } from '../lib/drafts.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { EndButton } from './end-button.tsx';
import { RejectButton } from './reject-button.tsx';
import { RequestActions, topicId } from './request-card.tsx';
import type { useMoveRequest } from './use-requests.ts';

interface Props {
  request: MentorshipRequest;
  move: ReturnType<typeof useMoveRequest>['move'];
  /** An update is in flight. */
  pending: boolean;
}

/** Yes or no, with words of one's own or with ours. */
export function PendingAnswer({ request, move, pending }: Props) {
  const draft = useDraft(`mentorship-answer-${request.id}`);
  const rereading = useRereading();
  const [problem, setProblem] = useState<string>();
  const busy = pending || rereading.checking;

  const answer = async (status: 'accepted' | 'rejected') => {
    setProblem(undefined);
    if (draft.text.trim() !== '' && !(await rereading.mayGoOut(draft.text))) return;
    move(request.id, status, { answer: draft.text, onDone: draft.clear, onProblem: setProblem });
  };

  return (
    <>
      <chakra.div marginTop="4" maxWidth="prose">
        <TextareaField
          label="Due righe tue"
          optional
          hint="Se lasci vuoto, rispondiamo noi con poche parole."
          rows={2}
          maxLength={FREE_TEXT_MAX}
          value={draft.text}
          error={problem}
          onChange={(event) => draft.setText(event.target.value)}
        />
      </chakra.div>
      <RequestActions>
        <RejectButton request={request} withAnswer={draft.text.trim() !== ''} disabled={busy} onReject={() => void answer('rejected')} />
        <Button disabled={busy} aria-describedby={topicId(request)} onClick={() => void answer('accepted')}>
          Accetta
        </Button>
        <EndButton request={request} side="mentor" disabled={busy} />
      </RequestActions>
    </>
  );
}
