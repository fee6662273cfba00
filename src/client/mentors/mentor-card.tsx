import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, GraduationCap, type LucideIcon, Sparkle, Star, Tags } from 'lucide-react';
import { useId } from 'react';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { reportPath } from '../lib/paths.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import {
  availabilityOf,
  bioExcerpt,
  canBeAsked,
  courseOf,
  formatRating,
  isCovered,
  matchReasons,
  sessions,
  specializationsOf,
  yearOf,
} from './mentor-words.ts';

interface Props {
  mentor: Mentor;
  /** Whether the user is logged in, and so may send requests. */
  member: boolean;
  onRequest: () => void;
}

export function MentorCard({ mentor, member, onRequest }: Props) {
  const headingId = useId();
  const { university, faculty } = mentor.user ?? {};
  const covered = isCovered(mentor);
  const { label: availability, free } = availabilityOf(mentor);
  const where = inOneLine(university, faculty);

  return (
    <Card as="article" aria-labelledby={headingId} display="flex" flexDirection="column">
      <chakra.div display="flex" alignItems="flex-start" gap="1">
        <chakra.div
          flex="1"
          minWidth="0"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
          rowGap="1"
        >
          <Badge tone={free ? 'green' : 'neutral'}>{availability}</Badge>
          <Rating rating={mentor.rating} />
        </chakra.div>
        {member && !mentor.mine && (
          <chakra.div marginBlock="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
            <ReportMenu
              label={covered ? 'Azioni sul profilo in verifica' : `Azioni sul profilo di ${courseOf(mentor)}`}
              target={{ kind: 'mentor', id: mentor.id }}
            />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.h3 id={headingId} textStyle="h3" marginTop="3" overflowWrap="anywhere">
        {covered ? 'Profilo in verifica' : courseOf(mentor)}
      </chakra.h3>
      <chakra.p textStyle="small" color="muted">
        {yearOf(mentor.studyYear)}
      </chakra.p>
      {mentor.matchReason && (
        <chakra.p display="flex" alignItems="center" gap="1.5" marginTop="1" textStyle="tiny" fontWeight="medium" color="talk.text">
          <Sparkle aria-hidden size={14} strokeWidth={2} />
          {matchReasons[mentor.matchReason]}
        </chakra.p>
      )}
      {mentor.underReview && <UnderReview mine={mentor.mine} covered={covered} />}
      {!covered && (
        <chakra.p lang="it" marginTop="3" textStyle="small" overflowWrap="anywhere" hyphens="auto">
          {bioExcerpt(mentor.bio)}
        </chakra.p>
      )}
      <chakra.dl display="flex" flexDirection="column" gap="2" marginTop="3" textStyle="small" color="muted">
        {where && <Fact icon={GraduationCap} term="Università e facoltà" text={where} />}
        {!covered && (
          <>
            <Fact icon={Tags} term="Specializzazioni" text={specializationsOf(mentor)} />
            <Fact icon={Clock} term="Orari" text={mentor.availableHours || 'Da concordare'} />
          </>
        )}
      </chakra.dl>
      <chakra.div marginTop="auto" paddingTop="4">
        <chakra.p textStyle="tiny" color="muted" marginBottom="2">
          {sessions(mentor.totalSessions)}
          {mentor.mine && ' · il tuo profilo'}
        </chakra.p>
        <Button wide variant="soft" disabled={!member || !canBeAsked(mentor)} aria-describedby={headingId} onClick={onRequest}>
          Richiedi Mentorship
        </Button>
        {!member && (
          <chakra.p textStyle="small" marginTop="3">
            <TextLink href={reportPath(reportAddress(mentor))} aria-describedby={headingId}>
              Segnala questo profilo
            </TextLink>
          </chakra.p>
        )}
      </chakra.div>
    </Card>
  );
}

/** The address by which a report names the profile; there is no page at it. */
function reportAddress({ id }: Mentor): string {
  return new URL(`/mentors/${id}`, window.location.origin).href;
}

function Rating({ rating }: { rating: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="small"
      fontWeight={rating > 0 ? 'semibold' : 'normal'}
      color={rating > 0 ? undefined : 'muted'}
      fontVariantNumeric="tabular-nums"
    >
      {rating > 0 && (
        <chakra.span color="advice.edge">
          <Star aria-hidden size={16} strokeWidth={1.75} fill="currentColor" />
        </chakra.span>
      )}
      <chakra.span srOnly>Valutazione media: </chakra.span>
      {formatRating(rating)}
    </chakra.span>
  );
}

function Fact({ icon: Icon, term, text }: { icon: LucideIcon; term: string; text: string }) {
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="2">
      <chakra.dt paddingTop="0.5">
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        <chakra.span srOnly>{term}</chakra.span>
      </chakra.dt>
      <chakra.dd minWidth="0" overflowWrap="anywhere">
        {text}
      </chakra.dd>
    </chakra.div>
  );
}
