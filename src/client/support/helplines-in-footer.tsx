import { type RefObject, use, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { PainSignal } from '../../moderation/pain.ts';
import { FooterPlace } from '../ui/footer-place.ts';
import { HelplineLine } from './helpline-line.tsx';
import { useNumbersInView } from './use-numbers-in-view.ts';

interface Props {
  signal: PainSignal;
  /** The panel with all numbers. */
  panel: RefObject<HTMLElement | null>;
}

/** In a form dialog: the first numbers in its footer while those of the panel are scrolled out of view, as they are from a field far above. */
export function HelplinesInFooter(props: Props) {
  const place = use(FooterPlace);
  return place && <Line {...props} place={place} />;
}

function Line({ signal, panel, place }: Props & { place: HTMLElement }) {
  const inView = useNumbersInView(
    panel,
    useMemo(() => ({ current: place }), [place]),
  );
  return inView === false && createPortal(<HelplineLine signal={signal} everywhere />, place);
}
