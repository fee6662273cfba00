import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, Check, Crown, type LucideIcon, MapPin } from 'lucide-react';
import { useId, useRef } from 'react';
import { canLeave, isFull } from '../../routers/study-groups/rules.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { facultyCode } from '../universities/study-choices.ts';
import { Age } from '../ui/age.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { GroupActions } from './group-actions.tsx';
import { GroupMenu } from './group-menu.tsx';
import { hasPlace, meetings } from './group-words.ts';
import { Seats } from './seats.tsx';

export function GroupCard({ group }: { group: StudyGroup }) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const { label, icon: MeetingIcon } = meetings[group.meetingType];
  const code = group.faculty && facultyCode(group.faculty);
  const covered = group.underReview === true && group.title === '';
  const where = [group.university, group.faculty].filter(Boolean).join(' · ');

  return (
    <Card ref={card} as="article" aria-labelledby={headingId} display="flex" flexDirection="column">
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minWidth="0" display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
          <Badge tone="talk" icon={<MeetingIcon {...small} />}>
            {label}
          </Badge>
          {code && (
            <chakra.span aria-hidden display="inline-flex">
              <Badge>{code}</Badge>
            </chakra.span>
          )}
          {group.mine && <Badge icon={<Crown {...small} />}>Il tuo gruppo</Badge>}
          {group.joined && !group.mine && (
            <Badge tone="green" icon={<Check {...small} />}>
              Ne fai parte
            </Badge>
          )}
        </chakra.div>
        <chakra.div marginTop="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
          {group.mine ? (
            <GroupMenu group={group} card={card} />
          ) : (
            <ReportMenu
              label={covered ? 'Azioni sul gruppo in verifica' : `Azioni sul gruppo ${group.title}`}
              target={{ kind: 'group', id: group.id }}
            />
          )}
        </chakra.div>
      </chakra.div>
      <chakra.h3 id={headingId} textStyle="h2" marginTop="3" overflowWrap="anywhere">
        {covered ? 'Gruppo in verifica' : group.title}
      </chakra.h3>
      {group.underReview && <UnderReview mine={group.mine} covered={covered} />}
      <chakra.p fontWeight="medium" color="primary" overflowWrap="anywhere">
        {group.subject}
      </chakra.p>
      {where && (
        <chakra.p textStyle="small" color="muted" marginTop="0.5" overflowWrap="anywhere">
          {where}
        </chakra.p>
      )}
      {group.description && (
        <chakra.p lang="it" marginTop="3" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto">
          <WrittenText>{group.description}</WrittenText>
        </chakra.p>
      )}
      <WhenAndWhere group={group} />
      {group.tags.length > 0 && <Tags tags={group.tags} />}
      <chakra.div marginTop="auto" paddingTop="4">
        <Seats current={group.currentMembers} max={group.maxMembers} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" marginTop="3">
          {(!covered || group.joined) && (
            <GroupActions group={group} headingId={headingId} full={isFull(group)} leavable={canLeave(group)} />
          )}
          <chakra.span textStyle="tiny" color="muted" marginInlineStart="auto">
            <Age of={group.createdAt} />
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

const small = { 'aria-hidden': true, size: 14, strokeWidth: 2 } as const;

function WhenAndWhere({ group: { schedule, location, meetingType } }: { group: StudyGroup }) {
  const place = hasPlace(meetingType) ? location : null;
  if (!schedule && !place) return null;
  return (
    <chakra.dl display="flex" flexDirection="column" gap="2" marginTop="3" textStyle="small">
      {schedule && <Fact icon={CalendarClock} term="Quando" text={schedule} />}
      {place && <Fact icon={MapPin} term="Dove" text={place} />}
    </chakra.dl>
  );
}

function Fact({ icon: Icon, term, text }: { icon: LucideIcon; term: string; text: string }) {
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="2">
      <chakra.dt color="muted" paddingTop="0.5">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <chakra.span srOnly>{term}</chakra.span>
      </chakra.dt>
      <chakra.dd minWidth="0" overflowWrap="anywhere">
        {text}
      </chakra.dd>
    </chakra.div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <chakra.ul aria-label="Etichette" listStyle="none" display="flex" flexWrap="wrap" gap="1.5" marginTop="3">
      {tags.map((tag, index) => (
        <chakra.li
          key={index}
          maxWidth="100%"
          paddingInline="2.5"
          paddingBlock="0.5"
          borderRadius="card"
          borderWidth="1px"
          borderColor="hairline"
          color="muted"
          textStyle="tiny"
          overflowWrap="anywhere"
        >
          {tag}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
