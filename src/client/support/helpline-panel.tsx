import { chakra } from '@chakra-ui/react/styled-system';
import { LifeBuoy, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { paths } from '../lib/paths.ts';
import { useShortView } from '../lib/visible-area.ts';
import { HelplineFoot } from './helpline-foot.tsx';
import { HelplinesInFooter } from './helplines-in-footer.tsx';
import { helplinesFor } from './helplines.ts';
import { LineList } from './line-list.tsx';
import { openings } from './openings.ts';
import { REFUSED_WITH_CARE } from './refused-with-care.ts';
import { revealInDialog } from './reveal-in-dialog.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface Props {
  signal: PainSignal;
  /** The text is published already. */
  published?: boolean;
  /** How often the text was refused because it gives methods of self-harm. */
  refused?: number;
  /** On phones, the first numbers also float at the foot of the screen while those of the panel are out of view. */
  floating?: boolean;
  onDismiss: () => void;
}

/** Helplines, offered beside a text with signs of distress. Writing and publishing are never blocked. */
export function HelplinePanel({ signal, published, refused, floating, onDismiss }: Props) {
  const panel = useRef<HTMLElement>(null);
  const short = useShortView();
  useEffect(() => {
    // A short view has room for nothing but the text.
    if (!short && panel.current) revealInDialog(panel.current);
  }, [short]);
  // A refusal answers a press of the button.
  useEffect(() => {
    if (refused) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
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
          {refused ? <Refusal signal={signal} /> : <Words signal={signal} published={published} />}
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

function Words({ signal, published }: Pick<Props, 'signal' | 'published'>) {
  if (signal === 'overdose') {
    return (
      <>
        <strong>{openings.overdose.whole}</strong> Fallo anche se ora non stai male, e di’ che cosa hai preso, quanto e quando.
      </>
    );
  }
  return (
    <>
      <strong>{openings[signal].whole}</strong>{' '}
      {published ? 'Quello che hai scritto è pubblicato.' : 'Puoi continuare a scrivere come sempre.'} Se ti va di sentire una voce, puoi
      chiamare:
    </>
  );
}

/** In place of an error, because whoever gives methods of self-harm may be the person who needs help. */
function Refusal({ signal }: Pick<Props, 'signal'>) {
  return (
    <>
      <strong>{REFUSED_WITH_CARE}</strong>{' '}
      {signal === 'overdose' ? openings.overdose.whole : 'Se riguarda te, non devi affrontarlo senza aiuto. Puoi chiamare:'}
    </>
  );
}
