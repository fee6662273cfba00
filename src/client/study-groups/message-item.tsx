import { chakra } from '@chakra-ui/react/styled-system';
import { CornerDownRight, Reply, Trash2, UserMinus } from 'lucide-react';
import { memo, useRef } from 'react';
import type { BoardMessage } from '../../routers/board/schema.ts';
import { to } from '../lib/elision.ts';
import { useMessageDeletion } from '../lib/own-deletions.ts';
import { formatTime } from '../lib/time.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { actionStyle } from '../ui/action-style.ts';
import { Badge } from '../ui/badge.tsx';
import { Menu } from '../ui/menu.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { saidOn } from './group-words.ts';

interface Props {
  groupId: number;
  message: BoardMessage;
  /** The current local day. */
  today: string;
  /** The message it replies to; null if that is not loaded, undefined if it is not a reply. */
  answers: BoardMessage | null | undefined;
  onAnswer: () => void;
  /** Removes the author from the group; only for the group’s leader. */
  onRemove?: (() => void) | undefined;
}

/** Memoized, because the board is refetched every few seconds. */
export const MessageItem = memo(
  function MessageItem({ groupId, message, today, answers, onAnswer, onRemove }: Props) {
    const item = useRef<HTMLLIElement>(null);
    const { alias, mine, removed, content } = message;
    return (
      <chakra.li ref={item} paddingBlock="3" borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: '0' }}>
        <chakra.div display="flex" alignItems="flex-start" gap="2">
          <chakra.div flex="1" minWidth="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" textStyle="small">
            <chakra.span fontWeight="semibold">{alias}</chakra.span>
            {mine && <Badge>Tu</Badge>}
            <chakra.time dateTime={message.createdAt} color="muted" whiteSpace="nowrap">
              {saidOn(message.createdAt, today)}, {formatTime(message.createdAt)}
            </chakra.time>
          </chakra.div>
          {!removed && (
            <chakra.div marginBlock="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
              {mine ? (
                <OwnMenu groupId={groupId} id={message.id} item={() => item.current} />
              ) : (
                <ReportMenu
                  label={`Azioni sul messaggio di ${alias}`}
                  target={{ kind: 'message', id: message.id }}
                  more={onRemove ? [{ label: 'Togli dal gruppo', icon: <UserMinus {...icon} />, onSelect: onRemove }] : []}
                />
              )}
            </chakra.div>
          )}
        </chakra.div>
        {answers !== undefined && <Quote of={answers} />}
        {message.underReview && <UnderReview mine={mine} covered={content === ''} />}
        {removed && (
          <chakra.p textStyle="small" color="muted" fontStyle="italic">
            Messaggio tolto da chi modera
          </chakra.p>
        )}
        {content !== '' && (
          <chakra.p lang="it" maxWidth="prose" marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto">
            <WrittenText>{content}</WrittenText>
          </chakra.p>
        )}
        {message.parentId === null && !removed && (
          <chakra.button
            type="button"
            aria-label={`Rispondi ${to(alias)}`}
            onClick={onAnswer}
            {...actionStyle}
            marginInlineStart="-3"
            marginBottom="-2"
          >
            <Reply aria-hidden size={18} strokeWidth={1.75} />
            Rispondi
          </chakra.button>
        )}
      </chakra.li>
    );
  },
  // `onAnswer` and `onRemove` are new functions on every render, but always do the same.
  (before, now) =>
    before.message === now.message &&
    before.today === now.today &&
    before.answers === now.answers &&
    Boolean(before.onRemove) === Boolean(now.onRemove),
);

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** The first line of the message replied to. */
function Quote({ of: answered }: { of: BoardMessage | null }) {
  return (
    <chakra.p display="flex" alignItems="center" gap="1.5" marginTop="0.5" textStyle="small" color="muted" minWidth="0">
      <CornerDownRight aria-hidden size={16} strokeWidth={1.75} />
      <chakra.span minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {answered ? `${to(answered.alias)}: ${answered.content || 'messaggio coperto'}` : 'a un messaggio di prima'}
      </chakra.span>
    </chakra.p>
  );
}

function OwnMenu({ groupId, id, item }: { groupId: number; id: number; item: () => Element | null }) {
  const remove = useMessageDeletion();
  return (
    <Menu
      label="Azioni sul tuo messaggio"
      items={[{ label: 'Elimina', icon: <Trash2 {...icon} />, danger: true, onSelect: () => remove({ id: groupId, messageId: id }, item) }]}
    />
  );
}
