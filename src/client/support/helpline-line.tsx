import { chakra } from '@chakra-ui/react/styled-system';
import { Phone, X } from 'lucide-react';
import type { PainSignal } from '../../moderation/pain.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { opening, openFirst } from './helpline-hours.ts';
import { type Helpline, helplinesFor } from './helplines.ts';
import { openings } from './openings.ts';
import { useMinute } from './use-minute.ts';

interface Props {
  signal: PainSignal;
  onDismiss?: () => void;
}

/** The first sentence and the first numbers of the panel, in little room, where the panel is out of view. */
export function HelplineLine({ signal, onDismiss }: Props) {
  const now = useMinute();
  const lines = openFirst(helplinesFor[signal], now).slice(0, 2);
  return (
    <chakra.div
      role="note"
      aria-label="Numeri da chiamare"
      flex="1 0 100%"
      minWidth="0"
      paddingInline="3"
      borderRadius="control"
      bg="talk.fill"
    >
      <chakra.p
        textStyle="small"
        paddingTop="2"
        marginBottom="-1"
        // The lowest windows, as with greatly enlarged text, have room for the numbers alone.
        css={{ '@media (max-height: 22rem)': { srOnly: true } }}
      >
        {openings[signal].short}
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="1" textStyle="small">
        <chakra.span color="talk.text" flexShrink="0">
          <Phone aria-hidden size={18} strokeWidth={1.75} />
        </chakra.span>
        {lines.map((line, index) => (
          <chakra.span key={line.id} display="contents">
            {index > 0 && <span aria-hidden>·</span>}
            <Number line={line} opens={opening(line, now)} />
          </chakra.span>
        ))}
        {onDismiss && (
          <chakra.span flexShrink="0" marginInlineStart="auto" marginInlineEnd="-2">
            <IconButton label="Nascondi i numeri di aiuto" icon={<X aria-hidden size={18} strokeWidth={1.75} />} onClick={onDismiss} />
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  );
}

/** A number to call and, if it does not answer now, from when it does. */
function Number({ line: { tel, label, name }, opens }: { line: Helpline; opens: string | undefined }) {
  const isShort = tel.length <= 4;
  return (
    <chakra.a
      href={`tel:${tel}`}
      aria-label={`Chiama ${name}, ${label}${opens ? `, risponde ${opens}` : ''}`}
      display="inline-flex"
      flexDirection="column"
      justifyContent="center"
      flexShrink={isShort ? '0' : '1'}
      minWidth="0"
      minHeight="target"
      overflowWrap="anywhere"
      paddingInline="2"
    >
      <chakra.span fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
        {isShort ? label : name}
      </chakra.span>
      {opens && (
        <chakra.span textStyle="tiny" color="muted" lineHeight="1">
          {opens}
        </chakra.span>
      )}
    </chakra.a>
  );
}
