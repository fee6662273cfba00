import { chakra } from '@chakra-ui/react/styled-system';
import { LifeBuoy, X } from 'lucide-react';
import { useRef } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { paths } from '../lib/paths.ts';
import { HelplineFoot } from './helpline-foot.tsx';
import { openings } from './helpline-offer.ts';
import { HelplinesInFooter } from './helplines-in-footer.tsx';
import { helplinesFor } from './helplines.ts';
import { LineList } from './line-list.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface Props {
  signal: PainSignal;
  /** The text is published already. */
  published?: boolean;
  /** On phones, the first numbers also float at the foot of the screen while those of the panel are out of view. */
  floating?: boolean;
  onDismiss: () => void;
}

/** Helplines, offered beside a text with signs of distress. Writing and publishing are never blocked. */
export function HelplinePanel({ signal, published, floating, onDismiss }: Props) {
  const panel = useRef<HTMLElement>(null);
  return (
    <chakra.section
      ref={panel}
      aria-label="Se vuoi, qualcuno ti ascolta"
      bg="talk.fill"
      borderRadius="card"
      padding="4"
      paddingInlineEnd="2"
      animation="riseIn 180ms cubic-bezier(0.2, 0, 0, 1)"
    >
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <chakra.span color="talk.text" paddingTop="0.5">
          <LifeBuoy aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
        <chakra.p flex="1" textStyle="small">
          <strong>{openings[signal]}</strong> {published ? 'Quello che hai scritto è pubblicato.' : 'Puoi continuare come sempre.'} Se ti va
          di sentire una voce, puoi chiamare:
        </chakra.p>
        <IconButton
          label="Nascondi i numeri di aiuto"
          icon={<X aria-hidden size={20} strokeWidth={1.75} />}
          marginTop="-2.5"
          onClick={onDismiss}
        />
      </chakra.div>
      <chakra.div marginTop="3" paddingInlineEnd="2">
        <LineList lines={helplinesFor[signal]} />
      </chakra.div>
      <chakra.p textStyle="small" marginTop="3">
        <TextLink href={paths.support}>Altri numeri e orari</TextLink>
      </chakra.p>
      <HelplinesInFooter key={`in-footer-${signal}`} signal={signal} panel={panel} />
      {floating && <HelplineFoot key={signal} signal={signal} panel={panel} />}
    </chakra.section>
  );
}
