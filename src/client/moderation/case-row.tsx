import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import type { CaseSummary } from '../../routers/moderation/schema.ts';
import { casePath } from '../lib/paths.ts';
import { Age } from '../ui/age.tsx';
import { CaseBadges } from './case-badges.tsx';
import { REASON_WORDS } from '../reports/reason-words.ts';
import { FOUND_WORDS } from './moderation-words.ts';

/** A case in the queue. Distressing texts are left out here: moderators see them only if they open the case. */
export function CaseRow({ found }: { found: CaseSummary }) {
  const { id, excerpt, distressing, reasons, found: byProgram, openedAt } = found;
  return (
    <Row href={casePath(id)} data-case={id}>
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
        <CaseBadges found={found} />
        <chakra.span textStyle="small" color="muted" marginInlineStart={{ sm: 'auto' }}>
          <Age of={openedAt} />
        </chakra.span>
      </chakra.span>
      <chakra.span
        lang="it"
        lineClamp="2"
        overflowWrap="anywhere"
        {...((distressing || excerpt === '') && { color: 'muted', fontStyle: 'italic' })}
      >
        {distressing ? 'Può essere doloroso da leggere: si apre con il caso' : excerpt || 'Il testo non c’è più'}
      </chakra.span>
      <chakra.span textStyle="small" color="muted">
        {[
          ...reasons.map(({ reason, count }) => `${REASON_WORDS[reason]}${count > 1 ? ` ×${count}` : ''}`),
          ...byProgram.map((reason) => (reason === 'other' ? FOUND_WORDS.other : `${FOUND_WORDS[reason]} (da un programma)`)),
        ].join(' · ')}
      </chakra.span>
    </Row>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gap: '2',
    padding: 'var(--card-padding)',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    minWidth: '0',
    color: 'ink',
    _hover: { borderColor: 'outline' },
  },
});
