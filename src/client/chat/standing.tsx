import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen, DoorClosed, Users, Wifi, WifiOff } from 'lucide-react';
import type { Restriction } from '../lib/restriction.ts';
import { useToday } from '../lib/use-today.ts';
import { Badge } from '../ui/badge.tsx';
import type { ChatState } from './chat-state.ts';
import { endName, isSoon } from './days.ts';

interface Props {
  state: ChatState;
  lasting: boolean;
  aside: Restriction | null;
}

/** The connection status, alias and head count. `lasting`: messages are stored; `aside`: the restriction that prevents writing. */
export function Standing({ state, lasting, aside }: Props) {
  const today = useToday();
  const connected = state.status === 'connected';
  const over = state.status === 'over';
  // For a restricted user the chat is not over: it goes on for others, and the reason is shown below.
  const { icon: Icon, name } = aside
    ? { icon: BookOpen, name: lasting ? 'Sola lettura' : 'In sospeso' }
    : over
      ? { icon: DoorClosed, name: state.ended ? 'Chiusa' : 'In sospeso' }
      : connected
        ? { icon: Wifi, name: 'In linea' }
        : { icon: WifiOff, name: 'Non in linea' };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      flexShrink="0"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="small"
      color="muted"
      role="status"
      css={{
        // At high zoom the space is left to the messages.
        '@media (max-height: 20rem)': { srOnly: true },
      }}
    >
      <Badge tone={connected ? 'green' : 'neutral'} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
        {name}
      </Badge>
      {aside ? <span>{asideText(aside, lasting)}</span> : !connected && !over && <span>{state.hint ?? 'Connessione in corso...'}</span>}
      {connected && state.count > 0 && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <Users aria-hidden size={16} strokeWidth={1.75} />
          {/* Above a keyboard without words, and as much of the alias as fits beside it, so that one line is enough. */}
          <chakra.span aria-hidden display="none" css={{ '[data-short] &': { display: 'inline' } }}>
            {state.count}
          </chakra.span>
          <chakra.span css={{ '[data-short] &': { srOnly: true } }}>
            {state.count === 1 ? 'Per ora ci sei solo tu' : `Siete in ${state.count}`}
          </chakra.span>
        </chakra.span>
      )}
      {connected && !lasting && state.alias && (
        <chakra.span css={{ '[data-short] &': { flex: '1', minWidth: '12ch', truncate: true } }}>Qui ti chiami {state.alias}</chakra.span>
      )}
      {connected && lasting && state.entries.length > 0 && (
        <chakra.span display={{ base: 'none', sm: 'inline' }}>Resta qui finché una delle due persone non chiude</chakra.span>
      )}
      {connected && state.endsAt && (
        // Above a keyboard only within the last hour, because space is scarce.
        <chakra.span css={isSoon(state.endsAt) ? undefined : { '[data-short] &': { display: 'none' } }}>
          Finisce {endName(state.endsAt, today)}
        </chakra.span>
      )}
    </chakra.div>
  );
}

function asideText({ closed }: Restriction, lasting: boolean): string {
  if (!lasting) return closed ? 'In questa chat non puoi più entrare' : 'Durante la pausa non puoi entrare in questa chat';
  return closed ? 'Puoi leggere ma non scrivere' : 'Durante la pausa puoi leggere ma non scrivere';
}
