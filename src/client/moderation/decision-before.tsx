import { chakra } from '@chakra-ui/react/styled-system';
import { RULE_TITLES } from '../../routers/moderation/rules.ts';
import type { Case } from '../../routers/moderation/schema.ts';
import { withArticle } from '../lib/elision.ts';
import { formatLongDate, formatTime } from '../lib/time.ts';
import { InfoSection } from '../ui/info-section.tsx';
import { ACTIONS } from './moderation-words.ts';

interface Props {
  before: NonNullable<Case['before']>;
  editedAt: Case['editedAt'];
}

/** What was decided about the same text before, so that a demanded change can be compared with the text as it is now. */
export function DecisionBefore({ before: { action, rule, reason, decidedAt }, editedAt }: Props) {
  const changed = editedAt !== null && editedAt > decidedAt;
  return (
    <InfoSection
      title="La decisione di prima"
      lead={`Presa ${withArticle('il', formatLongDate(decidedAt))} alle ${formatTime(decidedAt)}. ${changed ? 'Da allora il testo è cambiato.' : 'Da allora il testo non è cambiato.'}`}
    >
      <chakra.p fontWeight="semibold">{[ACTIONS[action].done, rule && `«${RULE_TITLES[rule]}»`].filter(Boolean).join(' · ')}</chakra.p>
      <chakra.p lang="it" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {reason}
      </chakra.p>
    </InfoSection>
  );
}
