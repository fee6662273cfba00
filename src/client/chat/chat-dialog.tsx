import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { changeDrafts } from '../lib/draft-forms.ts';
import { useDraft } from '../lib/drafts.ts';
import { hasKeyboard } from '../lib/keyboard.ts';
import { useOfferBack } from '../lib/offer-back.ts';
import { useRestriction } from '../lib/restriction.ts';
import { readUser } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { HelplineLine } from '../support/helpline-line.tsx';
import { usePain } from '../support/use-pain.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Marking } from '../ui/marking.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { UnsentWords } from '../writing/unsent-words.tsx';
import type { Entry } from './chat-state.ts';
import { notArrived } from './chat-state.ts';
import { chatRoom } from './chat-room.ts';
import { useHiddenPeople } from './hidden-people.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { Standing } from './standing.tsx';
import { useLetters } from './use-letters.ts';
import { type ChatPlace, draftKeyOf } from './place.ts';

interface Props {
  place: ChatPlace;
  open: boolean;
  onClose: () => void;
  /** The text of the post or request that the chat is about. */
  about: ReactNode;
  title?: string;
  /** Called once when the chat turns out to have ended for good. */
  onOver?: () => void;
}

/** The temporary chat of a talk post, or the conversation of a mentorship. Connected only while the dialog is open. */
export function ChatDialog({ place, open, onClose, about, title = 'Chat Anonima', onOver }: Props) {
  const room = chatRoom(place, readUser()?.id ?? '');
  const state = useSyncExternalStore(room.subscribe, room.getState);
  const draftKey = draftKeyOf(place);
  const draft = useDraft(draftKey);
  const pain = usePain(draftKey, draft.text);
  // The pain signal of the messages sent; kept in memory only, until the dialog unmounts.
  const [said, setSaid] = useState<PainSignal | null>(null);
  const signal = pain.signal ?? said;
  const refusedWithCare = state.entries.filter(({ care }) => care).length;
  const [answeredWithCare, setAnsweredWithCare] = useState(0);
  if (refusedWithCare !== answeredWithCare) {
    setAnsweredWithCare(refusedWithCare);
    if (refusedWithCare > answeredWithCare) setSaid(said ?? 'suicide');
  }
  const area = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const messages: RefObject<HTMLElement | null> = {
    get current() {
      return body.current?.querySelector<HTMLElement>('[role=log]') ?? null;
    },
  };
  /** Moves the focus from what disappears to the text field or, where nothing can be written now, to the messages. */
  const moveFocus = () => {
    area.current?.focus({ preventScroll: true });
    if (document.activeElement !== area.current) messages.current?.focus({ preventScroll: true });
  };
  const connected = state.status === 'connected';
  // The messages have the focus from opening on, because nothing can be written until the chat is entered.
  const entering = useRef(true);
  const beginToWrite = useEffectEvent(() => {
    if (entering.current && hasKeyboard() && document.activeElement === messages.current) area.current?.focus({ preventScroll: true });
    entering.current = false;
  });
  useEffect(() => {
    if (!open) entering.current = true;
    else if (connected) beginToWrite();
  }, [open, connected]);
  const over = state.status === 'over';
  const restriction = useRestriction(open);
  const letters = useLetters(place, open && restriction !== null);
  const entries = letters.entries ? [...letters.entries, ...notArrived(state)] : state.entries;
  const { shown, ...hiding } = useHiddenPeople(place, entries, moveFocus);
  const mayEnter = open && restriction === null;

  useEffect(() => {
    if (!mayEnter) return;
    room.enter();
    return () => room.leave();
  }, [room, mayEnter]);

  const { measures } = trpc.useUtils();
  const tellOver = useEffectEvent(() => {
    if (state.ended) onOver?.();
    // The chat may be over only for this user, because of a moderation measure.
    void measures.list.invalidate();
  });
  useEffect(() => {
    if (over) tellOver();
  }, [over]);

  const send = () => {
    room.send(draft.text);
    void pain.ofPublished(draft.text).then((found) => found && setSaid(found));
    draft.clear();
  };
  const takeOut = ({ clientId }: Entry) => {
    if (clientId) room.discard(clientId);
    moveFocus();
  };
  const offerBack = useOfferBack(draftKey, [draftKey]);
  const withText =
    ({ content }: Entry) =>
    ({ [draftKey]: text = '' }: Record<string, string>) => ({ [draftKey]: text.trim() ? `${text}\n${content}` : content });
  const edit = (entry: Entry) => {
    changeDrafts([draftKey], withText(entry));
    takeOut(entry);
  };
  const discard = (entry: Entry) => {
    takeOut(entry);
    offerBack('Messaggio tolto', withText(entry));
  };

  return (
    // Search terms are not highlighted in the chat.
    <Marking value={undefined}>
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        initialFocus={messages}
        holdOutside
        full
        footer={
          <>
            {/* Announced by screen readers, since the chat has no panel. Empty, it takes no row of the footer. */}
            <chakra.div role="status" flex="1 0 100%" minWidth="0" _empty={{ position: 'absolute' }}>
              {signal && <HelplineLine signal={signal} onDismiss={() => (pain.dismiss(), setSaid(null), moveFocus())} />}
            </chakra.div>
            {restriction || over ? (
              <chakra.div flex="1" display="flex" flexDirection="column" gap="2">
                {restriction ? <RestrictionNotice restriction={restriction} /> : <Farewell text={state.farewell} />}
                <UnsentWords text={draft.text} />
              </chakra.div>
            ) : (
              <MessageForm text={draft.text} onText={draft.setText} onSend={send} connected={connected} area={area} />
            )}
          </>
        }
      >
        <chakra.div ref={body} display="flex" flexDirection="column" gap={{ base: '2', sm: '3' }} flex="1 1 auto" minHeight="0">
          <chakra.div
            padding="3"
            paddingBottom="0"
            borderRadius="control"
            bg="sunken"
            flexShrink="0"
            css={{ '[data-short] &': { display: 'none' } }}
          >
            <chakra.div
              // Whole lines and a faded half line, to show that there is more to scroll.
              maxHeight={{ base: '3.5rem', sm: '5rem' }}
              overflowY="auto"
              tabIndex={0}
              role="region"
              aria-label="Di che cosa si parla"
              paddingBottom="3"
              textStyle="small"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              maskImage="linear-gradient(to top, transparent, black 12px)"
            >
              {about}
            </chakra.div>
          </chakra.div>
          <Standing state={state} lasting={place.kind === 'mentorship'} aside={restriction} />
          <MessageList
            place={place}
            entries={shown}
            hiding={hiding}
            truncated={state.truncated}
            caughtUp={connected && state.alias !== null && state.lastId >= state.cameAt}
            over={over || restriction !== null}
            silence={restriction ? letters.silence : over ? 'Qui non c’è niente da leggere.' : null}
            onRetry={room.retry}
            onEdit={edit}
            onDiscard={discard}
          />
        </chakra.div>
      </Dialog>
    </Marking>
  );
}

function Farewell({ text }: { text: string | null }) {
  return (
    <chakra.p color="muted" role="status">
      {text ?? 'Questa chat è finita. I messaggi non si rileggono più, e quelli che vedi qui spariscono quando chiudi la pagina.'}
    </chakra.p>
  );
}
