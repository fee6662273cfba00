import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleAlert, Clock3, UserRoundX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatTime } from '../lib/time.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import type { ReportTarget } from '../reports/report-target.ts';
import { Button } from '../ui/button.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Entry } from './chat-state.ts';

interface Props {
  entry: Entry;
  /** Whether it is the first of consecutive messages by the same person. */
  first: boolean;
  /** Whether sending is no longer possible. */
  over: boolean;
  onRetry: () => void;
  /** Moves the text back into the form. */
  onEdit: () => void;
  /** Removes a message that was not delivered. */
  onDiscard: () => void;
  /** Undefined for own messages. */
  report: ReportTarget | undefined;
  /** Hides all messages by this person in this chat; undefined in a mentorship. */
  onHidePerson: (() => void) | undefined;
}

const STATES = {
  sending: { icon: Clock3, label: 'Invio in corso' },
  sent: { icon: Check, label: 'Inviato' },
  failed: { icon: CircleAlert, label: 'Non inviato' },
} as const;
/** What a message is called after this long without an acknowledgement. The connection may be dead without having been closed. */
const LATE = { icon: Clock3, label: 'Non ancora arrivato' };
const LATE_MS = 8000;

const personIcon = <UserRoundX aria-hidden size={18} strokeWidth={1.75} />;

export function MessageBubble({ entry, first, over, onRetry, onEdit, onDiscard, report, onHidePerson }: Props) {
  const { mine, content, timestamp, alias, state } = entry;
  const late = useLate(state === 'sending');
  const { icon: StateIcon, label } = late ? LATE : STATES[state];
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems={mine ? 'flex-end' : 'flex-start'}
      alignSelf={mine ? 'flex-end' : 'flex-start'}
      width={mine ? undefined : '100%'}
      maxWidth={mine ? '85%' : undefined}
      marginTop={first ? '3' : '1'}
      animation="riseIn 150ms cubic-bezier(0.2, 0, 0, 1)"
    >
      {first && (
        <chakra.span textStyle="tiny" color="muted" marginBottom="1" paddingInline="1" srOnly={mine}>
          {mine ? 'Tu' : alias}
        </chakra.span>
      )}
      <chakra.div display="flex" alignItems="center" gap="1" width={mine ? undefined : '100%'} maxWidth="100%">
        <chakra.p
          minWidth="0"
          maxWidth={mine ? undefined : '85%'}
          paddingInline="3"
          paddingBlock="2"
          borderRadius="card"
          borderEndEndRadius={mine ? 'small' : 'card'}
          borderEndStartRadius={mine ? 'card' : 'small'}
          bg={mine ? 'talk.fill' : 'sunken'}
          color="ink"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          opacity={state === 'sending' ? 0.75 : 1}
        >
          <WrittenText>{content}</WrittenText>
        </chakra.p>
        {report && (
          // Outside the live region, so that screen readers do not announce the menu with each new message.
          <chakra.span aria-live="off" marginBlock="-1">
            <ReportMenu
              label={`Azioni sul messaggio di ${alias} delle ${formatTime(timestamp)}`}
              target={report}
              more={onHidePerson && [{ label: 'Non mostrarmi più questa persona qui', icon: personIcon, onSelect: onHidePerson }]}
            />
          </chakra.span>
        )}
      </chakra.div>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        textStyle="tiny"
        color={state === 'failed' ? 'red.text' : 'muted'}
        paddingInline="1"
      >
        <time dateTime={timestamp}>{formatTime(timestamp)}</time>
        {mine && (
          <>
            <StateIcon aria-hidden size={14} strokeWidth={1.75} />
            <chakra.span srOnly={state !== 'failed' && !late}>{label}</chakra.span>
          </>
        )}
      </chakra.span>
      {state === 'failed' && (
        <chakra.div textAlign="end">
          <chakra.p textStyle="small" color={entry.care ? undefined : 'red.text'}>
            {entry.problem}
          </chakra.p>
          {over ? (
            <CopyButton text={content} variant="quiet" size="sm" />
          ) : (
            <chakra.div marginInlineEnd="-3">
              <Button variant="quiet" size="sm" onClick={onDiscard}>
                Togli
              </Button>
              <Button variant="quiet" size="sm" onClick={entry.retryable ? onRetry : onEdit}>
                {entry.retryable ? 'Riprova' : 'Modifica il testo'}
              </Button>
            </chakra.div>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Whether the message has been on its way for long. */
function useLate(sending: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [sending]);
  return late;
}
