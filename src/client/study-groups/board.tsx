import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useRef, useState } from 'react';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { focusItem } from '../lib/focus.ts';
import { useOpening } from '../lib/use-opening.ts';
import { useToday } from '../lib/use-today.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ListEnd } from '../ui/list-end.tsx';
import { SpeechDrawing } from '../ui/line-drawings.tsx';
import { BoardForm } from './board-form.tsx';
import { BoardSkeleton } from './group-skeletons.tsx';
import { Arrivals } from './arrivals.tsx';
import { MessageItem } from './message-item.tsx';
import { useAnswered } from './use-answered.ts';
import { useBoard } from './use-board.ts';

const RemoveMember = lazy(async () => ({ default: (await import('./remove-member.tsx')).RemoveMember }));

/** The message board of a group: the form, then the messages, newest first. */
export function Board({ group }: { group: StudyGroup }) {
  const board = useBoard(group.id);
  const answered = useAnswered(group.id);
  const today = useToday();
  const removing = useOpening<string>();
  /** The names of those who cannot be removed once more. */
  const [gone, setGone] = useState<string[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { messages } = board;
  const byId = new Map(messages?.map((message) => [message.id, message]));
  const loadMore = async () => {
    const next = messages?.length ?? 0;
    await board.more();
    focusItem(list.current, next);
  };

  return (
    <chakra.section aria-labelledby="bacheca" marginTop="8">
      <chakra.h2 id="bacheca" textStyle="h2">
        Bacheca
      </chakra.h2>
      <chakra.div marginTop="3">
        <BoardForm
          groupId={group.id}
          area={area}
          answeredId={answered.id}
          answered={byId.get(answered.id ?? 0) ?? (messages && board.complete ? null : undefined)}
          onAnswered={answered.forget}
          onSent={answered.sent}
          onAdded={board.add}
        />
      </chakra.div>
      {board.failed && (
        <chakra.div marginTop="5">
          <ErrorCard error={board.error} onRetry={board.retry} retrying={board.retrying} />
        </chakra.div>
      )}
      {!messages && !board.failed && (
        <chakra.div marginTop="4">
          <BoardSkeleton />
        </chakra.div>
      )}
      {messages?.length === 0 && (
        <EmptyState drawing={<SpeechDrawing />} title="Qui non c’è ancora nulla">
          Basta poco per cominciare: a che punto sei, che cosa non ti torna, quando potresti vederti con gli altri.
        </EmptyState>
      )}
      {messages && <Arrivals messages={messages} />}
      {messages && messages.length > 0 && (
        <chakra.ol ref={list} listStyle="none" marginTop="4" aria-label="Messaggi, dal più recente">
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              groupId={group.id}
              message={message}
              today={today}
              answers={message.parentId === null ? undefined : (byId.get(message.parentId) ?? null)}
              onAnswer={() => {
                answered.answer(message.id);
                area.current?.focus();
              }}
              onRemove={group.mine && !gone.includes(message.alias) ? () => removing.show(message.alias) : undefined}
            />
          ))}
        </chakra.ol>
      )}
      {messages && !board.complete && (
        <ListEnd
          failed={board.moreFailed && 'I messaggi di prima non si sono caricati.'}
          label="Messaggi di prima"
          loading={board.loadingMore}
          onMore={() => void loadMore()}
          room={board.room}
        />
      )}
      {removing.value && (
        <Suspense>
          <RemoveMember
            groupId={group.id}
            alias={removing.value}
            open={removing.open}
            onClose={removing.close}
            onGone={(alias) => setGone((names) => [...names, alias])}
          />
        </Suspense>
      )}
    </chakra.section>
  );
}
