import { Eye, Hourglass, MessageSquareWarning, UserRoundCheck } from 'lucide-react';
import type { CaseSummary } from '../../routers/moderation/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { DANGERS, KINDS, settledAs } from './moderation-words.ts';

const small = { 'aria-hidden': true, size: 14, strokeWidth: 2 } as const;

/** The danger, kind and state of a case as badges. */
export function CaseBadges({ found }: { found: CaseSummary }) {
  const { label, tone, icon: Icon } = DANGERS[found.danger]!;
  const open = found.state === 'open';
  return (
    <>
      <Badge tone={tone} icon={<Icon {...small} />}>
        {label}
      </Badge>
      <Badge>{KINDS[found.kind]}</Badge>
      {found.underReview && (
        <Badge tone="yellow" icon={<Hourglass {...small} />}>
          Coperto
        </Badge>
      )}
      {found.appealed && (
        <Badge tone="blue" icon={<MessageSquareWarning {...small} />}>
          Reclamo
        </Badge>
      )}
      {open && found.taken === 'other' && (
        <Badge tone="orange" icon={<Eye {...small} />}>
          Lo guarda un’altra persona
        </Badge>
      )}
      {open && found.taken === 'mine' && (
        <Badge tone="green" icon={<UserRoundCheck {...small} />}>
          Lo guardi tu
        </Badge>
      )}
      {found.action && <Badge tone="green">{settledAs(found.action, found.unjudged)}</Badge>}
    </>
  );
}
