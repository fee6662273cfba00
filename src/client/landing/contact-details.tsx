import { chakra } from '@chakra-ui/react/styled-system';
import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { TextAnchor, TextButton } from '../ui/text-link.tsx';
import type { LiveChatState } from './use-live-chat.ts';

const chatTexts: Record<Exclude<LiveChatState, 'off'>, string> = {
  loading: 'Chat dal vivo in arrivo...',
  ready: 'Chat dal vivo: la trovi in un angolo di questa pagina.',
  failed: 'La chat dal vivo adesso non risponde. Scrivici un’email, ti leggiamo lo stesso.',
  closed: 'Hai chiuso la chat dal vivo.',
};

interface Props {
  chat: LiveChatState;
  onReopen: () => void;
}

export function ContactDetails({ chat, onReopen }: Props) {
  return (
    <chakra.ul listStyle="none" display="grid" gap="4" maxWidth="prose">
      <Row icon={<Mail aria-hidden size={20} strokeWidth={1.75} />}>
        <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>
        <chakra.span color="muted"> Rispondiamo entro 24 ore.</chakra.span>
      </Row>
      {chat !== 'off' && (
        <Row icon={<MessageCircle aria-hidden size={20} strokeWidth={1.75} />}>
          <span role="status">{chatTexts[chat]}</span>
          {chat === 'closed' && (
            <>
              {' '}
              <TextButton ref={takeFocus} type="button" onClick={onReopen}>
                Riaprila
              </TextButton>
            </>
          )}
        </Row>
      )}
    </chakra.ul>
  );
}

/** Focuses the link that reopens the chat, because the pressed close button is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="3">
      <chakra.span color="talk.edge" paddingTop="1">
        {icon}
      </chakra.span>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.li>
  );
}
