import { chakra } from '@chakra-ui/react/styled-system';
import { RULE_TITLES } from '../../routers/moderation/rules.ts';
import type { Case } from '../../routers/moderation/schema.ts';
import { withArticle } from '../lib/elision.ts';
import { paths } from '../lib/paths.ts';
import { formatLongDate, formatTime } from '../lib/time.ts';
import { InfoSection } from '../ui/info-section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { draftKeys } from './draft-keys.ts';
import { LeftSentence } from './left-sentence.tsx';
import { settledAs } from './moderation-words.ts';

interface Props {
  id: Case['id'];
  decision: NonNullable<Case['decision']>;
  unjudged: boolean;
  /** The decision was made while the page was open, so its heading takes the focus. */
  arrives: boolean;
}

/** The decision on a case, made by this moderator or another, and what this one wrote for one that was not made. */
export function DecisionTaken({ id, decision, unjudged, arrives }: Props) {
  const { action, rule, reason, endsAt, removed, decidedAt, mine } = decision;
  const facts = [
    settledAs(action, unjudged),
    removed && action !== 'remove' && 'testo tolto',
    endsAt && `fino ${withArticle('al', formatLongDate(endsAt))} alle ${formatTime(endsAt)}`,
    rule && `«${RULE_TITLES[rule]}»`,
  ];
  return (
    <InfoSection
      title="La decisione"
      arrives={arrives}
      lead={`${mine ? 'L’hai presa tu' : 'L’ha presa un’altra persona'} ${withArticle('il', formatLongDate(decidedAt))} alle ${formatTime(decidedAt)}.`}
    >
      {arrives && !mine && (
        <chakra.p role="status" maxWidth="prose" marginBottom="3">
          Un’altra persona ha deciso mentre guardavi: vale la sua decisione.
        </chakra.p>
      )}
      <chakra.p fontWeight="semibold">{facts.filter(Boolean).join(' · ')}</chakra.p>
      <chakra.p lang="it" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {reason}
      </chakra.p>
      <LeftSentence draftKey={draftKeys.decision(id)} arrived={mine ? reason : undefined} />
      {arrives && (
        <chakra.p marginTop="3">
          <TextLink href={paths.moderation}>Vai agli altri casi</TextLink>
        </chakra.p>
      )}
    </InfoSection>
  );
}
