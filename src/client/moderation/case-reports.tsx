import { chakra } from '@chakra-ui/react/styled-system';
import type { CaseReport } from '../../routers/moderation/schema.ts';
import { Age } from '../ui/age.tsx';
import { InfoSection } from '../ui/info-section.tsx';
import { REASON_WORDS } from '../reports/reason-words.ts';
import { FOUND_WORDS, REPORTERS } from './moderation-words.ts';

/** The reports of a case, with the kind of reporter but never their identity. */
export function CaseReports({ reports }: { reports: CaseReport[] }) {
  return (
    <InfoSection title={reports.length === 1 ? 'Una segnalazione' : `${reports.length} segnalazioni`}>
      <chakra.ul listStyle="none" display="grid" gap="3">
        {reports.map(({ reason, also, text, by, createdAt }, index) => (
          <li key={index}>
            <chakra.p display="flex" flexWrap="wrap" columnGap="2" textStyle="small">
              <chakra.span fontWeight="semibold">
                {[reason, ...also].map((one) => (by === 'program' ? FOUND_WORDS : REASON_WORDS)[one]).join(' · ')}
              </chakra.span>
              <chakra.span color="muted">
                {REPORTERS[by]} · <Age of={createdAt} />
              </chakra.span>
            </chakra.p>
            {text && (
              <chakra.p lang="it" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
                «{text}»
              </chakra.p>
            )}
          </li>
        ))}
      </chakra.ul>
    </InfoSection>
  );
}
