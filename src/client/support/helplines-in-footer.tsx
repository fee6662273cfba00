import { type RefObject, use, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { PainSignal } from '../../moderation/pain.ts';
import { FooterPlace } from '../ui/footer-place.ts';
import { HelplineLine } from './helpline-line.tsx';
import { keepFieldInView } from './reveal-in-dialog.ts';
import { useNumbersInView } from './use-numbers-in-view.ts';

interface Props {
  signal: PainSignal;
  /** The panel with all numbers. */
  panel: RefObject<HTMLElement | null>;
}

/** In the dialog of a form: the first numbers in its footer while the panel’s first one is out of view, as it is from a field far above. */
export function HelplinesInFooter(props: Props) {
  const place = use(FooterPlace);
  return place && <Line {...props} place={place} />;
}

function Line({ signal, panel, place }: Props & { place: HTMLElement }) {
  const inView = useNumbersInView(
    panel,
    useMemo(() => ({ current: place }), [place]),
    // The first one answers now; in a dialog, waiting for the second would show the panel’s words twice.
    1,
  );
  // The line takes room from the field being written in, unless the user has scrolled away from that.
  useEffect(() => {
    if (inView === false && panel.current) keepFieldInView(panel.current);
  }, [inView, panel]);
  return inView === false && createPortal(<HelplineLine signal={signal} />, place);
}
