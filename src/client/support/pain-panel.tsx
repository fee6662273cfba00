import { lazy } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { paths } from '../lib/paths.ts';
import { Later } from '../ui/later.tsx';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { REFUSED_WITH_CARE } from './refused-with-care.ts';

const HelplinePanel = lazy(async () => ({ default: (await import('./helpline-panel.tsx')).HelplinePanel }));

interface Props {
  signal: PainSignal | null;
  /** The text is published already. */
  published?: boolean;
  /** How often the text was refused because it gives methods of self-harm. */
  refused?: number;
  floating?: boolean;
  onDismiss: () => void;
}

/** The helplines below a text, in a live region, so that screen readers announce them. */
export function PainPanel({ signal, ...panel }: Props) {
  return (
    <div role="status">
      {signal && (
        <Later instead={<WithoutPanel refused={panel.refused} />}>
          <HelplinePanel signal={signal} {...panel} />
        </Later>
      )}
    </div>
  );
}

/** Without the other numbers, which are too large for every form. */
function WithoutPanel({ refused }: Pick<Props, 'refused'>) {
  return (
    <>
      {refused ? <strong>{REFUSED_WITH_CARE} </strong> : null}
      Se vuoi, qualcuno ti ascolta: <TextLink href={paths.support}>qui trovi i numeri</TextLink>. Se è urgente, chiama il{' '}
      <TextAnchor href="tel:112">112</TextAnchor>.
    </>
  );
}
