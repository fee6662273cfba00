import { chakra } from '@chakra-ui/react/styled-system';
import { Phone, X } from 'lucide-react';
import type { PainSignal } from '../../moderation/pain.ts';
import { useShortView } from '../lib/visible-area.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { helplinesFor } from './helplines.ts';

interface Props {
  signal: PainSignal;
  /** On every screen, not only where a phone's keyboard would hide the panel. */
  everywhere?: boolean;
  onDismiss?: () => void;
}

/** The first numbers on one line, which stays visible on phones while the user writes; the panel has the rest. */
export function HelplineLine({ signal, everywhere, onDismiss }: Props) {
  const short = useShortView();
  const lines = helplinesFor[signal].slice(0, 2).toSorted((one, other) => one.tel.length - other.tel.length);
  return (
    <chakra.p
      role="note"
      aria-label="Numeri da chiamare"
      flex={{ base: '1 0 100%', sm: everywhere ? '1 0 100%' : '1 1 0' }}
      minWidth="0"
      display={{ base: 'flex', sm: everywhere || short ? 'flex' : 'none' }}
      alignItems="center"
      gap="1"
      paddingInline="3"
      borderRadius="control"
      bg="talk.fill"
      textStyle="small"
    >
      <chakra.span color="talk.text" flexShrink="0">
        <Phone aria-hidden size={18} strokeWidth={1.75} />
      </chakra.span>
      {lines.map(({ id, tel, label, name }, index) => (
        <chakra.span key={id} display="contents">
          {index > 0 && <span aria-hidden>·</span>}
          <chakra.a
            href={`tel:${tel}`}
            aria-label={`Chiama ${name}, ${label}`}
            display="inline-flex"
            alignItems="center"
            flexShrink={tel.length <= 4 ? '0' : '1'}
            minWidth="0"
            minHeight="target"
            overflowWrap="anywhere"
            paddingInline="2"
            fontWeight="semibold"
            textDecoration="underline"
            textUnderlineOffset="3px"
          >
            {tel.length <= 4 ? label : name}
          </chakra.a>
        </chakra.span>
      ))}
      {onDismiss && (
        <chakra.span flexShrink="0" marginInlineStart="auto" marginInlineEnd="-2">
          <IconButton label="Nascondi i numeri di aiuto" icon={<X aria-hidden size={18} strokeWidth={1.75} />} onClick={onDismiss} />
        </chakra.span>
      )}
    </chakra.p>
  );
}
