import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Crown } from 'lucide-react';
import { useId, useRef } from 'react';
import { canLeave, isFull } from '../../routers/study-groups/rules.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { facultyCode } from '../universities/study-choices.ts';
import { Age } from '../ui/age.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { FoldingText } from '../ui/folding-text.tsx';
import { Marked } from '../ui/marking.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { inOneLine } from '../lib/names.ts';
import { groupPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GroupActions } from './group-actions.tsx';
import { ExamName, Tags, WhenAndWhere } from './group-facts.tsx';
import { GroupMenu } from './group-menu.tsx';
import { meetings } from './group-words.ts';
import { Seats } from './seats.tsx';

/** A card among others: what it is about, not all of it. */
const DESCRIPTION_LINES = 4;

export function GroupCard({ group }: { group: StudyGroup }) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const { label, icon: MeetingIcon } = meetings[group.meetingType];
  const code = group.faculty && facultyCode(group.faculty);
  const covered = group.underReview === true && group.title === '';
  const where = inOneLine(group.university, group.faculty);

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
        {covered ? 'Gruppo in verifica' : <Marked>{group.title}</Marked>}
      </chakra.h3>
      {group.underReview && <UnderReview mine={group.mine} covered={covered} />}
      <chakra.p fontWeight="medium" color="primary" overflowWrap="anywhere">
        <ExamName name={group.subject} />
      </chakra.p>
      {where && (
        <chakra.p textStyle="small" color="muted" marginTop="0.5" overflowWrap="anywhere">
          {where}
        </chakra.p>
      )}
      {group.description && (
        <chakra.div marginTop="3">
          <FoldingText look="body" lines={DESCRIPTION_LINES}>
            {group.description}
          </FoldingText>
        </chakra.div>
      )}
      <WhenAndWhere group={group} />
      {group.tags.length > 0 && <Tags tags={group.tags} />}
      <chakra.div marginTop="auto" paddingTop="4">
        <Seats current={group.currentMembers} max={group.maxMembers} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" marginTop="3">
          {group.joined && (
            <ButtonLink variant="soft" href={groupPath(group.id)} aria-describedby={headingId}>
              Apri il gruppo
            </ButtonLink>
          )}
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
