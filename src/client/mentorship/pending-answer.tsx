import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FREE_TEXT_MAX } from '../../routers/limits.ts';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { Draft } from '../lib/drafts.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { PainNotice } from '../support/pain-notice.tsx';
import { helplinesAfter } from '../support/use-pain.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { answerKeyOf } from './draft-keys.ts';
import { RejectButton } from './reject-button.tsx';
import { inLine, RequestActions, topicId } from './request-card.tsx';
import type { useMoveRequest } from './use-requests.ts';

interface Props {
  request: MentorshipRequest;
  /** The draft of the mentor's own response. */
  draft: Draft;
  move: ReturnType<typeof useMoveRequest>['move'];
  /** Whether an update is in flight. */
  pending: boolean;
  /** Whether the mentor may not write at present; a rejection then carries only the fixed sentence. */
  restricted: boolean;
  /** The button that blocks further requests from this student. */
  refuse: ReactNode;
}

/** The buttons to accept or reject a request, with the mentor's own response or a fixed one. */
export function PendingAnswer({ request, draft, move, pending, restricted, refuse }: Props) {
  const draftKey = answerKeyOf(request.id);
  const rereading = useRereading({ readers: 'one' });
  const [problem, setProblem] = useState<string>();
  // The field is also shown when there is a draft.
  const [opened, setOpened] = useState(false);
  const writing = opened || draft.text !== '';
  const area = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    flushSync(() => setOpened(true));
    area.current?.focus();
  };
  const tooLong = lengthProblem(draft.text, FREE_TEXT_MAX);
  const busy = pending || rereading.checking;

  const answer = async (status: 'accepted' | 'rejected') => {
    setProblem(undefined);
    if (restricted) return move(request.id, status, { answer: null });
    if (tooLong) return area.current?.focus();
    if (draft.text.trim() !== '' && !(await rereading.mayGoOut(draft.text))) return;
    await move(request.id, status, { answer: draft.text, onDone: () => afterSending(request.id, draft), onProblem: setProblem });
  };

  return (
    <>
      {writing && (
        <chakra.div marginTop="4" maxWidth="prose" display="flex" flexDirection="column" gap="1">
          <TextareaField
            ref={area}
            label="Due righe tue"
            hint="Chi ti ha scritto le legge insieme alla risposta. Se lasci vuoto, mandiamo soltanto la nostra frase."
            rows={2}
            value={draft.text}
            error={tooLong}
            readOnly={busy}
            onChange={(event) => draft.setText(event.target.value)}
          />
          <LengthLeft text={draft.text} max={FREE_TEXT_MAX} />
          <PainNotice draftKey={draftKey} text={draft.text} onDismiss={() => area.current?.focus()} />
        </chakra.div>
      )}
      {problem && (
        <chakra.div marginTop="3">
          <FieldError error={problem} />
        </chakra.div>
      )}
      <RequestActions>
        <RejectButton
          request={request}
          withAnswer={!restricted && draft.text.trim() !== ''}
          disabled={busy}
          onReject={() => void answer('rejected')}
        />
        <Button disabled={busy || restricted} aria-describedby={topicId(request)} onClick={() => void answer('accepted')}>
          Accetta
        </Button>
        {!writing && !restricted && (
          <Button variant="quiet" {...inLine} aria-describedby={topicId(request)} onClick={write}>
            <PenLine aria-hidden size={18} strokeWidth={1.75} />
            Aggiungi due righe
          </Button>
        )}
        {refuse}
      </RequestActions>
    </>
  );
}

/** Offers the helplines for a response that has been sent, and deletes its draft. */
export function afterSending(requestId: number, draft: Draft): void {
  void helplinesAfter(answerKeyOf(requestId), [draft.text]);
  draft.clear();
}
