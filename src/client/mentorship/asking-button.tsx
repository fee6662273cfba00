import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { focusWithin } from '../lib/focus.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { Question } from '../ui/question.tsx';
import { inLine, topicId } from './request-card.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'disabled' | 'textAlign'> {
  request: Pick<MentorshipRequest, 'id'>;
  label: string;
  question: { title: string; text: ReactNode; confirmLabel: string; danger?: boolean };
  onConfirm: () => void;
}

/** A button that changes a request irreversibly, after a confirmation. */
export function AskingButton({ request, label, question, onConfirm, ...button }: Props) {
  const asking = useOpening();
  const confirmed = useRef(false);
  const topic = topicId(request);
  // The confirmed action removes this button, so the focus moves to the heading of the request.
  useEffect(() => () => void (confirmed.current && focusWithin(document.getElementById(topic))), [topic]);
  const { title, text, confirmLabel, danger = false } = question;
  return (
    <>
      <Button {...button} {...(button.variant === 'quiet' && inLine)} aria-describedby={topic} onClick={() => asking.show()}>
        {label}
      </Button>
      <Question
        asking={asking}
        onConfirm={() => {
          confirmed.current = true;
          onConfirm();
        }}
        title={title}
        confirmLabel={confirmLabel}
        danger={danger}
      >
        <p>{text}</p>
      </Question>
    </>
  );
}
