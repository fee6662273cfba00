import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus, CalendarX, MapPin, Video } from 'lucide-react';
import { useId, useRef } from 'react';
import { getQueryKey } from '@trpc/react-query';
import type { Meeting } from '../../routers/meetings/schema.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { focusBeside } from '../lib/focus.ts';
import { useOptimistic } from '../lib/optimistic.ts';
import { asRequestError, isUnheard } from '../lib/request-error.ts';
import { formatTime } from '../lib/time.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Card } from '../ui/card.tsx';
import { reportItem } from '../reports/report-in-menu.tsx';
import { Menu } from '../ui/menu.tsx';
import { Question } from '../ui/question.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { meetingDay, UNHEARD } from './group-words.ts';
import { keepMeeting } from './meeting-calendar.ts';

/** A meeting: time, place, and the answers of the members. */
export function MeetingItem({ group, meeting }: { group: StudyGroup; meeting: Meeting }) {
  const dayId = useId();
  const item = useRef<HTMLElement>(null);
  const asking = useOpening();
  const { startsAt, place, link, mine, underReview } = meeting;
  const { answer, callOff } = useMeeting(group.id, meeting, () => focusBeside(item.current));
  const keep = { label: 'Nel calendario (.ics)', icon: <CalendarPlus {...icon} />, onSelect: () => keepMeeting(group, meeting) };
  const end = { label: 'Annulla l’incontro', icon: <CalendarX {...icon} />, danger: true, onSelect: () => asking.show() };
  const day = `${meetingDay(startsAt)}, ${formatTime(startsAt)}`;

  return (
    <Card ref={item} as="li" aria-labelledby={dayId}>
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.h3 id={dayId} flex="1" minWidth="0" textStyle="h3">
          <chakra.time dateTime={startsAt}>{day}</chakra.time>
        </chakra.h3>
        <chakra.div marginBlock="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
          <Menu
            label={`Azioni sull’incontro di ${day.toLowerCase()}`}
            items={[keep, ...(mine || group.mine ? [end] : []), ...(mine ? [] : [reportItem({ kind: 'meeting', id: meeting.id })])]}
          />
        </chakra.div>
      </chakra.div>
      {underReview && <UnderReview mine={mine} covered={!place && !link} />}
      {place && (
        <chakra.p display="flex" gap="2" marginTop="1.5" textStyle="small" overflowWrap="anywhere">
          <chakra.span aria-hidden color="muted" flexShrink="0" paddingTop="0.5">
            <MapPin {...icon} />
          </chakra.span>
          {place}
        </chakra.p>
      )}
      {link && (
        <chakra.p display="flex" gap="2" marginTop="1.5" textStyle="small" overflowWrap="anywhere" minWidth="0">
          <chakra.span aria-hidden color="muted" flexShrink="0" paddingTop="0.5">
            <Video {...icon} />
          </chakra.span>
          <chakra.span minWidth="0">
            <WrittenText>{link}</WrittenText>
          </chakra.span>
        </chakra.p>
      )}
      <chakra.div role="group" aria-label="Ci sarai?" display="flex" flexWrap="wrap" gap="2" marginTop="3">
        <AnswerButton chosen={meeting.myAnswer === true} count={meeting.coming} onChoose={() => answer(true)}>
          Vengo
        </AnswerButton>
        <AnswerButton chosen={meeting.myAnswer === false} count={meeting.notComing} onChoose={() => answer(false)}>
          Non vengo
        </AnswerButton>
      </chakra.div>
      <Question
        asking={asking}
        onConfirm={callOff}
        title="Annullare l’incontro?"
        confirmLabel="Annulla l’incontro"
        cancelLabel="Lascialo"
        danger
      >
        <p>{day}. Chi è nel gruppo riceve un avviso, e le risposte date fin qui vanno perse.</p>
      </Question>
    </Card>
  );
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface AnswerButtonProps {
  chosen: boolean;
  count: number;
  onChoose: () => void;
  children: string;
}

function AnswerButton({ chosen, count, onChoose, children }: AnswerButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="target"
      paddingInline="4"
      borderRadius="control"
      borderWidth="1px"
      borderColor="outline"
      textStyle="small"
      fontWeight="medium"
      transition="background-color 120ms, border-color 120ms, color 120ms"
      _hover={{ bg: 'sunken' }}
      _pressed={{ bg: 'talk.fill', color: 'talk.text', borderColor: 'talk.edge' }}
    >
      {children}{' '}
      <chakra.span fontVariantNumeric="tabular-nums" color={chosen ? 'inherit' : 'muted'}>
        {count}
      </chakra.span>
    </chakra.button>
  );
}

/** Answers a meeting with an optimistic update (the same answer again withdraws it), or calls it off. */
function useMeeting(groupId: number, meeting: Meeting, onGone: () => void) {
  const utils = trpc.useUtils();
  const { id: meetingId, myAnswer } = meeting;
  const ids = { id: groupId, meetingId };
  const change = useOptimistic<Meeting>({
    scope: `meeting-${meetingId}`,
    lists: getQueryKey(trpc.meetings.list, { id: groupId }),
    state: meeting,
    show: (change) =>
      utils.meetings.list.setData({ id: groupId }, (list) => list?.map((one) => (one.id === meetingId ? change(one) : one))),
    // Any failure may mean that the meeting has been called off.
    outdated: () => true,
  });
  const { mutate } = trpc.meetings.answer.useMutation(
    change((shown, { coming }) => answered(shown, coming), { failed: 'La tua risposta non è arrivata. Riprova tra poco.' }),
  );
  const showOff = () => {
    onGone();
    toast({ title: 'Incontro annullato', description: 'Nel gruppo non si vede più.' });
  };
  const callOff = trpc.meetings.delete.useMutation({
    onSuccess: showOff,
    onError(error) {
      // Somebody else has called it off, or the response to an earlier attempt was lost.
      if (asRequestError(error)?.status === 404) showOff();
      else if (isUnheard(error))
        toast({ title: 'Non sappiamo se l’incontro è stato annullato', description: UNHEARD, variant: 'destructive' });
      else toast({ title: 'Errore', description: 'L’incontro è rimasto com’era.', variant: 'destructive' });
    },
    onSettled: () => utils.meetings.list.invalidate({ id: groupId }),
  });
  return {
    answer: (coming: boolean) => mutate({ ...ids, coming: myAnswer === coming ? null : coming }),
    callOff: () => callOff.mutate(ids),
  };
}

function answered(meeting: Meeting, coming: boolean | null): Meeting {
  const { myAnswer } = meeting;
  const change = (what: boolean) => Number(coming === what) - Number(myAnswer === what);
  return { ...meeting, myAnswer: coming, coming: meeting.coming + change(true), notComing: meeting.notComing + change(false) };
}
