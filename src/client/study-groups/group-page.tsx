import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, Crown } from 'lucide-react';
import { lazy, useId, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { ID_MAX } from '../../routers/limits.ts';
import { canLeave, isFull } from '../../routers/study-groups/rules.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { paths } from '../lib/paths.ts';
import { asRequestError, isRemoved } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { LostDrawing, OfflineDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { SidebarSkeleton } from '../ui/skeleton.tsx';
import { Later } from '../ui/later.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { RemovedByModerators, UnderReview } from '../ui/under-review.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { Board } from './board.tsx';
import { GroupActions } from './group-actions.tsx';
import { useFocusOnTurn } from './group-focus.ts';
import { EndingNote } from './ending-note.tsx';
import { ExamName, Tags, WhenAndWhere } from './group-facts.tsx';
import { GroupMenu } from './group-menu.tsx';
import { GroupPageSkeleton } from './group-skeletons.tsx';
import { isEditable, meetings, nameOf, isCovered } from './group-words.ts';
import { MeetingsSection } from './meetings-section.tsx';
import { ReaderMenu } from './reader-menu.tsx';
import { Seats } from './seats.tsx';
import { useGroupRead, useWhenTold } from './use-board.ts';

const LeftWords = lazy(async () => ({ default: (await import('./left-words.tsx')).LeftWords }));

/** Polling interval, to show when members join, leave or edit the group. */
const POLL_MS = 30_000;
/** Not the group's own title: the page title would stay in the browser history. */
const TITLE = 'Un gruppo di studio';

/** The page of a study group: meetings and board for its members, the description for others. */
export function GroupPage() {
  const id = Number(useParams<{ id: string }>().id);
  const possible = Number.isInteger(id) && id > 0 && id <= ID_MAX;
  const query = trpc.studyGroups.get.useQuery({ id }, { enabled: possible, staleTime: 0, refetchInterval: POLL_MS });
  const { data: group, error, isFetching, refetch } = query;
  useWhenTold(refetch);

  // Remembered, because a query without data forgets its error while it runs again.
  const [lastGone, setLastGone] = useState<{ id: number; removed: boolean }>();
  const gone = asRequestError(error)?.status === 404 ? { id, removed: isRemoved(error) } : group ? undefined : lastGone;
  if (gone?.id !== lastGone?.id || gone?.removed !== lastGone?.removed) setLastGone(gone);

  if (!possible || gone?.id === id) return <Gone id={id} removed={gone?.removed === true} />;
  if (!group) {
    return (
      <Page sidebar={!error && <SidebarSkeleton />}>
        <Back />
        <PageHeading>{TITLE}</PageHeading>
        <chakra.div marginTop="5">
          {error ? (
            <ErrorCard error={error} drawing={<OfflineDrawing />} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <GroupPageSkeleton />
          )}
        </chakra.div>
      </Page>
    );
  }
  return <Known key={id} group={group} />;
}

interface Props {
  group: StudyGroup;
  headingId: string;
}

function Known({ group }: { group: StudyGroup }) {
  const headingId = useId();
  useFocusOnTurn(group.joined, headingId);
  return group.joined ? <Room {...{ group, headingId }} /> : <Outside {...{ group, headingId }} />;
}

function Room({ group, headingId }: Props) {
  useGroupRead(group.id);
  // On narrow screens the seats are in the head.
  const onlySeats = group.mine && ![group.description, group.schedule, group.location, ...group.tags].some(Boolean);
  return (
    <Page
      sidebar={
        <Card as="section" aria-label="Che cosa dice il gruppo di sé" display={{ base: onlySeats ? 'none' : 'grid', lg: 'grid' }} gap="4">
          <chakra.div display={{ base: 'none', lg: 'block' }}>
            <Seats current={group.currentMembers} max={group.maxMembers} />
          </chakra.div>
          <About group={group} />
          {!group.mine && (
            <chakra.div display="flex" flexWrap="wrap">
              <GroupActions group={group} headingId={headingId} full={isFull(group)} leavable={canLeave(group)} />
            </chakra.div>
          )}
        </Card>
      }
    >
      <Head group={group} headingId={headingId} />
      {group.endsAt && <EndingNote endsAt={group.endsAt} />}
      <Later>
        <LeftWords groupId={group.id} joined editable={isEditable(group)} />
      </Later>
      <MeetingsSection group={group} />
      <Board group={group} />
    </Page>
  );
}

function Outside({ group, headingId }: Props) {
  return (
    <Page>
      <Head group={group} headingId={headingId} />
      <chakra.div marginTop="4">
        <About group={group} />
      </chakra.div>
      <chakra.div marginTop="6">
        <Seats current={group.currentMembers} max={group.maxMembers} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" _empty={{ display: 'none' }}>
        <GroupActions group={group} headingId={headingId} full={isFull(group)} leavable={canLeave(group)} />
      </chakra.div>
      <chakra.p marginTop="4" textStyle="small" color="muted" maxWidth="prose">
        Bacheca e incontri li vede solo chi fa parte del gruppo. Dentro, ogni persona ha un soprannome: il tuo nome non compare.
      </chakra.p>
      <Later>
        <LeftWords groupId={group.id} editable={isEditable(group)} />
      </Later>
    </Page>
  );
}

function Head({ group, headingId }: Props) {
  const [, navigate] = useLocation();
  const head = useRef<HTMLElement>(null);
  const { label, icon: MeetingIcon } = meetings[group.meetingType];
  const where = inOneLine(group.university, group.faculty);
  return (
    <chakra.header ref={head}>
      <Back />
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div id={headingId} flex="1" minWidth="0" overflowWrap="anywhere">
          <PageHeading title={TITLE}>{nameOf(group)}</PageHeading>
        </chakra.div>
        {group.mine ? (
          <GroupMenu group={group} card={head} onGone={() => head.current && navigate(paths.studyGroups)} />
        ) : (
          <ReaderMenu group={group} />
        )}
      </chakra.div>
      {group.underReview && <UnderReview mine={group.written} covered={isCovered(group)} />}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5" marginTop="1">
        <chakra.p fontWeight="medium" color="primary" overflowWrap="anywhere">
          <ExamName name={group.subject} />
        </chakra.p>
        <Badge tone="talk" icon={<MeetingIcon {...small} />}>
          {label}
        </Badge>
        {group.mine && <Badge icon={<Crown {...small} />}>Il tuo gruppo</Badge>}
      </chakra.div>
      {where && (
        <chakra.p textStyle="small" color="muted" marginTop="1" overflowWrap="anywhere">
          {where}
        </chakra.p>
      )}
      {group.joined && (
        <chakra.div display={{ lg: 'none' }} marginTop="2">
          <Seats current={group.currentMembers} max={group.maxMembers} />
        </chakra.div>
      )}
    </chakra.header>
  );
}

const small = { 'aria-hidden': true, size: 14, strokeWidth: 2 } as const;

/** What a group says of itself. */
function About({ group }: { group: StudyGroup }) {
  return (
    <chakra.div display="grid" gap="3" _empty={{ display: 'none' }}>
      {group.description && (
        <chakra.p lang="it" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto">
          <WrittenText>{group.description}</WrittenText>
        </chakra.p>
      )}
      <WhenAndWhere group={group} />
      {group.tags.length > 0 && <Tags tags={group.tags} />}
    </chakra.div>
  );
}

function Back() {
  return (
    <TextLink href={paths.studyGroups} display="inline-flex" alignItems="center" gap="1.5" minHeight="target" textStyle="small">
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      Tutti i gruppi
    </TextLink>
  );
}

function Gone({ id, removed }: { id: number; removed: boolean }) {
  return (
    <Page>
      <EmptyState
        drawing={<LostDrawing />}
        title={<PageHeading align="center">Questo gruppo non c’è più</PageHeading>}
        action={<ButtonLink href={paths.studyGroups}>Vedi gli altri gruppi</ButtonLink>}
      >
        {removed ? <RemovedByModerators /> : 'Può essersi concluso, o essere stato eliminato. Non hai sbagliato nulla.'}
      </EmptyState>
      <Later>
        <LeftWords groupId={id} />
      </Later>
    </Page>
  );
}
