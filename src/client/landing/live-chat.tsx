import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, MessageCircle, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

interface Props {
  /** The chat's script has loaded; nothing is visible before. */
  ready: boolean;
  /** Opens and takes the focus as soon as it is ready. */
  startOpen: boolean;
  onHeard: (state: 'ready' | 'failed') => void;
  onClose: () => void;
}

/** Messages from the frame's document: see src/server/http/live-chat.ts. */
const WORDS = { 'live-chat:ready': 'ready', 'live-chat:failed': 'failed' } as const;

/** The third-party chat in a corner. Its sandboxed frame has no access to this site's document, storage or cookies. */
export function LiveChat({ ready, startOpen, onHeard, onClose }: Props) {
  const [open, setOpen] = useState(startOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const panelId = useId();

  const hear = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || typeof data !== 'string' || !Object.hasOwn(WORDS, data)) return;
    onHeard(WORDS[data as keyof typeof WORDS]);
  });
  // In a layout effect, so that the listener precedes the frame's messages, which are sent only once.
  useLayoutEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  useEffect(() => {
    if (ready && startOpen) toggle.current?.focus();
  }, [ready, startOpen]);

  return (
    <chakra.aside
      aria-label="Chat dal vivo"
      position="fixed"
      right={{ base: '3', sm: '5' }}
      bottom="calc(12px + env(safe-area-inset-bottom))"
      zIndex="bar"
      // Not `visibility`, whose transition under reduced motion would hide it a moment too late.
      display={ready ? 'block' : 'none'}
      width={open ? 'min(24rem, 100vw - 24px)' : 'auto'}
      bg="surface"
      borderWidth="1px"
      borderColor="outline"
      borderRadius={open ? 'card' : 'full'}
      boxShadow="float"
      overflow="hidden"
      _print={{ display: 'none' }}
    >
      <chakra.div display="flex" alignItems="center">
        <chakra.button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          display="flex"
          alignItems="center"
          gap="2"
          flex="1"
          minHeight="target"
          paddingInline="4"
          textStyle="small"
          fontWeight="semibold"
          borderRadius={open ? 'card' : 'full'}
          _hover={{ bg: 'sunken' }}
          _focusVisible={{ outlineOffset: '-3px' }}
        >
          <chakra.span color="talk.edge" display="grid">
            <MessageCircle aria-hidden size={20} strokeWidth={1.75} />
          </chakra.span>
          Chat dal vivo
          {open && (
            <chakra.span marginInlineStart="auto" color="muted" display="grid">
              <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
            </chakra.span>
          )}
        </chakra.button>
        {open && (
          <IconButton
            label="Chiudi la chat dal vivo"
            icon={<X aria-hidden size={20} strokeWidth={1.75} />}
            onClick={onClose}
            _focusVisible={{ outlineOffset: '-3px' }}
          />
        )}
      </chakra.div>
      {/* Keeps its size while hidden, so that the chat in it can lay itself out. */}
      <chakra.div
        id={panelId}
        visibility={open ? 'visible' : 'hidden'}
        position={open ? 'static' : 'fixed'}
        right="0"
        bottom="0"
        width={open ? 'auto' : 'min(24rem, 100vw)'}
        borderTopWidth="1px"
        borderColor="hairline"
      >
        <chakra.p textStyle="tiny" color="muted" paddingInline="4" paddingBlock="2">
          Risponde un servizio esterno, che di Sottovoce non può leggere nulla.
        </chakra.p>
        <chakra.iframe
          ref={frame}
          src="/live-chat"
          title="Chat dal vivo, di un servizio esterno"
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          display="block"
          width="100%"
          height="min(32rem, 100dvh - 192px)"
          border="0"
        />
      </chakra.div>
    </chakra.aside>
  );
}
