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
import { groupPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GroupActions } from './group-actions.tsx';
import { ExamName, Tags, WhenAndWhere } from './group-facts.tsx';
import { GroupMenu } from './group-menu.tsx';
import { GroupUniversity } from './group-university.tsx';
import { isCovered, meetings } from './group-words.ts';
import { Seats } from './seats.tsx';

/** Lines of the description shown before it folds. */
const DESCRIPTION_LINES = { base: 2, sm: 3 };

/** The group's page has the others. */
const TAGS_SHOWN = 5;

export function GroupCard({ group }: { group: StudyGroup }) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const { label, icon: MeetingIcon } = meetings[group.meetingType];
  const code = group.faculty && facultyCode(group.faculty);
  const covered = isCovered(group);

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
          <chakra.span textStyle="tiny" color="muted">
            <Age of={group.createdAt} />
          </chakra.span>
        </chakra.div>
        <chakra.div marginTop="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
          {group.mine ? (
            <GroupMenu group={group} card={card} />
          ) : (
            !group.written && (
              <ReportMenu
                label={covered ? 'Azioni sul gruppo in verifica' : `Azioni sul gruppo ${group.title}`}
                target={{ kind: 'group', id: group.id }}
              />
            )
          )}
        </chakra.div>
      </chakra.div>
      <chakra.h3
        id={headingId}
        textStyle={{ base: 'h3', sm: 'h2' }}
        marginTop={{ base: '1', sm: '2' }}
        overflowWrap="anywhere"
        lineClamp={2}
      >
        {covered ? 'Gruppo in verifica' : <Marked>{group.title}</Marked>}
      </chakra.h3>
      {group.underReview && <UnderReview mine={group.written} covered={covered} />}
      <chakra.p textStyle={{ base: 'small', sm: 'body' }} overflowWrap="anywhere" lineClamp={2}>
        <chakra.span fontWeight="medium" color="primary">
          <ExamName name={group.subject} />
        </chakra.span>
        <GroupUniversity group={group} />
      </chakra.p>
      {group.description && (
        <chakra.div marginTop="1.5">
          <FoldingText look={{ base: 'small', sm: 'body' }} lines={DESCRIPTION_LINES} brief>
            {group.description}
          </FoldingText>
        </chakra.div>
      )}
      <chakra.div display="grid" gap="2" marginTop="2.5" _empty={{ display: 'none' }}>
        <WhenAndWhere group={group} />
        {group.tags.length > 0 && <Tags tags={group.tags} shown={TAGS_SHOWN} />}
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        rowGap="2"
        marginTop="auto"
        paddingTop="3"
      >
        <Seats current={group.currentMembers} max={group.maxMembers} brief />
        {group.joined && (
          <ButtonLink variant="soft" href={groupPath(group.id)} aria-describedby={headingId}>
            Apri il gruppo
          </ButtonLink>
        )}
        <GroupActions group={group} headingId={headingId} full={isFull(group)} leavable={canLeave(group)} among />
      </chakra.div>
    </Card>
  );
}

const small = { 'aria-hidden': true, size: 14, strokeWidth: 2 } as const;
