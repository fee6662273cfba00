import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useToday } from '../lib/use-today.ts';
import { Button } from '../ui/button.tsx';
import { SpeechDrawing } from '../ui/line-drawings.tsx';
import type { ChatPlace } from './place.ts';
import type { Entry } from './chat-state.ts';
import { dayName, sameDay } from './days.ts';
import { MessageBubble } from './message-bubble.tsx';
import { HiddenNote } from '../ui/hidden-note.tsx';
import type { useHiddenPeople } from './hidden-people.ts';
import { reportOf } from './reported-lines.ts';

interface Props {
  place: ChatPlace;
  hiding: Pick<ReturnType<typeof useHiddenPeople>, 'hiddenPeople' | 'hide' | 'show'>;
  entries: Entry[];
  truncated: boolean;
  /** The messages from before have arrived. */
  caughtUp: boolean;
  over: boolean;
  /** Replaces the default text of an empty list where nothing can be written. */
  silence?: string | null;
  onRetry: (clientId: string) => void;
  onEdit: (entry: Entry) => void;
  onDiscard: (entry: Entry) => void;
}

/** The height of the list from 30rem of width on. It shrinks where the rest of the dialog needs the room, so that only the list scrolls. */
const HEIGHT = 'min(44dvh, 26rem)';

/** Distance from the end, in px, within which the list counts as scrolled to the end. */
const NEAR_END = 48;

/** The messages of a chat. Follows the newest one unless the user has scrolled up; a button then announces new messages. */
export function MessageList({
  place,
  entries,
  hiding: { hiddenPeople, hide: onHidePerson, show },
  truncated,
  caughtUp,
  over,
  silence,
  onRetry,
  onEdit,
  onDiscard,
}: Props) {
  const today = useToday();
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const height = useRef(0);
  const [unseen, setUnseen] = useState(false);
  // The messages from before would be read out one by one, over whoever is about to write.
  const [live, setLive] = useState(false);
  const last = entries.at(-1);
  const lastKey = last && keyOf(last);

  const seenKey = useRef(lastKey);

  useLayoutEffect(() => {
    const isNew = seenKey.current !== lastKey;
    seenKey.current = lastKey;
    // Also without a new message: a bubble grows when it shows why the message was refused.
    if (following.current || (isNew && last?.mine)) toEnd();
    else if (isNew) setUnseen(true);
  }, [entries, last, lastKey]);

  useEffect(() => {
    if (!caughtUp) return;
    const drawn = requestAnimationFrame(() => setLive(true));
    return () => cancelAnimationFrame(drawn);
  }, [caughtUp]);

  // Keeps the newest message in view when the on-screen keyboard shrinks the list.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      height.current = element.clientHeight;
      if (following.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function toEnd() {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
    following.current = true;
    setUnseen(false);
  }
  const onScroll = () => {
    const element = log.current;
    // A scroll event during a resize comes from the browser, not from the user.
    if (!element || element.clientHeight !== height.current) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    if (following.current) setUnseen(false);
  };

  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column"
      // Once the chat is over, its footer needs the room that an empty list would take.
      flex={{ base: '1', sm: over ? '0 1 auto' : `0 1 ${HEIGHT}` }}
      minHeight={{ base: '0', sm: '8rem' }}
      maxHeight={{ sm: HEIGHT }}
      css={{ '[data-short] &': { flex: '1', minHeight: '0', maxHeight: 'none' } }}
    >
      <chakra.div
        ref={log}
        role="log"
        aria-label="Messaggi"
        aria-live={live ? 'polite' : 'off'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={onScroll}
        display="flex"
        flexDirection="column"
        position="relative"
        flex="1 1 auto"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
        // Room for focus rings, with the content in line with what is above and below.
        paddingInline="1"
        marginInline="-1"
        paddingBottom="2"
      >
        {entries.length + hiddenPeople.length === 0 ? (
          <Silence place={place} instead={silence} />
        ) : (
          truncated && <Divider>I messaggi più vecchi non ci sono più</Divider>
        )}
        {hiddenPeople.map((alias) => (
          <HiddenNote key={alias} onShow={() => show(alias)}>
            {`Hai nascosto quello che scrive ${alias}.`}
          </HiddenNote>
        ))}
        {entries.map((entry, index) => {
          const before = entries[index - 1];
          const newDay = !before || !sameDay(before.timestamp, entry.timestamp);
          const first = newDay || before.mine !== entry.mine || before.alias !== entry.alias;
          return (
            <Fragment key={keyOf(entry)}>
              {newDay && <Divider>{dayName(entry.timestamp, today)}</Divider>}
              <MessageBubble
                entry={entry}
                first={first}
                over={over}
                onRetry={() => entry.clientId && onRetry(entry.clientId)}
                onEdit={() => onEdit(entry)}
                onDiscard={() => onDiscard(entry)}
                report={reportOf(place, entries, index)}
                onHidePerson={onHidePerson && (() => onHidePerson(entry.alias))}
              />
            </Fragment>
          );
        })}
      </chakra.div>
      {unseen && (
        <chakra.div position="absolute" insetInline="0" bottom="2" display="flex" justifyContent="center">
          <Button
            size="sm"
            variant="outline"
            boxShadow="float"
            onClick={() => {
              toEnd();
              log.current?.focus({ preventScroll: true });
            }}
          >
            <ArrowDown aria-hidden size={16} strokeWidth={1.75} />
            Nuovi messaggi
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** A key that does not change when the server acknowledges the message. */
function keyOf(entry: Entry): string {
  return entry.clientId ?? String(entry.id);
}

/** The empty state. In a mentorship it adds that both people need not be online at the same time. */
function Silence({ place, instead }: Pick<Props, 'place'> & { instead: Props['silence'] }) {
  return (
    <chakra.div
      flex="1"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="2"
      textAlign="center"
      color="muted"
    >
      <chakra.div color="talk.edge" css={{ '@media (max-height: 20rem)': { display: 'none' } }}>
        <SpeechDrawing />
      </chakra.div>
      <p>{instead ?? 'Ancora nessun messaggio. Inizia la conversazione.'}</p>
      {!instead && place.kind === 'mentorship' && (
        <chakra.p textStyle="small" maxWidth="34ch" textWrap="balance">
          Scrivi quando puoi: chi ora non c’è legge al suo ritorno. Quello che scrivi resta qui, cifrato, finché una delle due persone non
          chiude.
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Divider({ children }: { children: string }) {
  return (
    <chakra.p
      alignSelf="center"
      textStyle="tiny"
      color="muted"
      marginTop="3"
      paddingInline="3"
      paddingBlock="1"
      borderRadius="full"
      bg="sunken"
    >
      {children}
    </chakra.p>
  );
}
