import { chakra } from '@chakra-ui/react/styled-system';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { CHAT_MESSAGE_MAX } from '../../routers/chat/limits.ts';
import { endsWord } from '../lib/keyboard.ts';
import { Button } from '../ui/button.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

interface Props {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  connected: boolean;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The message form. Enter sends, Shift+Enter inserts a newline. Disabled while disconnected; the text stays. */
export function MessageForm({ text, onText, onSend, connected, area }: Props) {
  const blank = text.trim() === '';
  const tooLong = lengthProblem(text, CHAT_MESSAGE_MAX);
  useFocusAfterReconnection(area, connected);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (blank || tooLong || !connected) return;
    // The pressed button is disabled as the text goes, and phones would close the keyboard.
    area.current?.focus({ preventScroll: true });
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || endsWord(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };

  return (
    <chakra.form onSubmit={submit} display="flex" alignItems="flex-end" gap="2" flex="1" minWidth="0">
      <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column" gap="1">
        <TextareaField
          ref={area}
          label="Il tuo messaggio"
          hideLabel
          rows={1}
          maxHeight="calc(var(--visible-height, 100dvh) * 0.3)"
          placeholder="Scrivi un messaggio..."
          value={text}
          error={tooLong}
          disabled={!connected}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <LengthLeft text={text} max={CHAT_MESSAGE_MAX} />
      </chakra.div>
      <Button type="submit" disabled={blank || !connected}>
        <SendHorizontal aria-hidden size={20} strokeWidth={1.75} />
        Invia
      </Button>
    </chakra.form>
  );
}

/** Restores the focus lost when the field is disabled on disconnection, unless the focus has moved elsewhere meanwhile. */
function useFocusAfterReconnection(area: RefObject<HTMLTextAreaElement | null>, connected: boolean): void {
  const wrote = useRef(false);
  useEffect(() => {
    const element = area.current;
    if (!connected || !element) return;
    if (wrote.current && document.activeElement?.contains(element)) element.focus();
    wrote.current = document.activeElement === element;
    const remember = () => (wrote.current = true);
    // A blur because the field was disabled, or the window lost the focus, does not count as leaving the field.
    const forget = () => (wrote.current = element.disabled || document.activeElement === element);
    element.addEventListener('focus', remember);
    element.addEventListener('blur', forget);
    return () => {
      element.removeEventListener('focus', remember);
      element.removeEventListener('blur', forget);
    };
  }, [area, connected]);
}
