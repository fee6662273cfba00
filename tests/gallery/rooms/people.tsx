import { chakra } from '@chakra-ui/react/styled-system';
import { dayOf } from '../../../src/client/lib/time.ts';
import { MentorCard } from '../../../src/client/mentors/mentor-card.tsx';
import { ReceivedRequestCard } from '../../../src/client/mentorship/received-request-card.tsx';
import { RequestCard, RequestNote } from '../../../src/client/mentorship/request-card.tsx';
import { SentRequestCard } from '../../../src/client/mentorship/sent-request-card.tsx';
import { GroupCard } from '../../../src/client/study-groups/group-card.tsx';
import { MeetingItem } from '../../../src/client/study-groups/meeting-item.tsx';
import { MessageItem } from '../../../src/client/study-groups/message-item.tsx';
import { MyGroups } from '../../../src/client/study-groups/my-groups.tsx';
import { HelplineCard } from '../../../src/client/support/helpline-card.tsx';
import { emergencyLines, topicLines } from '../../../src/client/support/helplines.ts';
import type { Meeting } from '../../../src/routers/meetings/schema.ts';
import type { Mentor } from '../../../src/routers/mentors/schema.ts';
import { RequestStatus } from '../../../src/routers/mentorship/schema.ts';
import type { StudyGroup } from '../../../src/routers/study-groups/schema.ts';
import { sampleMentor, sampleRequest, sampleSent } from '../../mentorship/samples.ts';
import { minutesAgo } from '../../posts/samples.ts';
import { sampleGroup } from '../../study-groups/samples.ts';
import type { Piece, Room } from '../piece.ts';

const nothing = () => {};

const mentor = (name: string, fields: Partial<Mentor>, member = true): Piece => ({
  name: `MentorCard, ${name}`,
  draw: () => <MentorCard mentor={sampleMentor(fields)} member={member} onRequest={nothing} />,
});
const group = (name: string, fields: Partial<StudyGroup>): Piece => ({
  name: `GroupCard, ${name}`,
  draw: () => <GroupCard group={sampleGroup(fields)} />,
});

const ownGroups = [
  'Analisi 1',
  'Fisica 2',
  'Diritto privato',
  'Statistica',
  'Anatomia',
  'Storia moderna',
  'Chimica organica',
  'Latino',
].map((subject, index) =>
  sampleGroup({ id: 20 + index, title: `${subject}, insieme`, subject, joined: index !== 1, waitingPosition: index === 1 ? 2 : null }),
);

const meeting: Meeting = {
  id: 2,
  startsAt: '2026-12-01T17:00:00.000Z',
  place: 'Sala studio di corso Castelfidardo',
  link: null,
  coming: 3,
  notComing: 1,
  myAnswer: true,
  mine: true,
};
const said = { id: 1, content: 'A che punto sei?', createdAt: minutesAgo(20), parentId: null, alias: 'Airone Quieto', mine: false };
const TODAY = dayOf(new Date(said.createdAt));

export const peopleRoom: Room = {
  name: 'persone',
  pieces: [
    group('with room left', {}),
    group('joined', { joined: true, currentMembers: 4 }),
    group('mine, online', { mine: true, joined: true, meetingType: 'online', location: null }),
    group('full', { currentMembers: 6 }),
    group('full, waiting', { currentMembers: 6, waitingPosition: 2 }),
    group('bare', { description: null, tags: [], schedule: null, university: null, faculty: null }),
    group('described at length', { description: 'Ci vediamo per rifare insieme i compiti degli anni passati. '.repeat(8) }),
    { name: 'MyGroups, a few', draw: () => <MyGroups groups={ownGroups.slice(0, 3)} /> },
    { name: 'MyGroups, more than six', draw: () => <MyGroups groups={ownGroups} /> },
    {
      name: 'MeetingItem',
      draw: () => (
        <chakra.ul listStyle="none">
          <MeetingItem group={sampleGroup({ joined: true })} meeting={meeting} />
          <MeetingItem
            group={sampleGroup({ joined: true })}
            meeting={{ ...meeting, id: 3, place: null, link: 'https://meet.example.org/analisi', myAnswer: null, mine: false }}
          />
        </chakra.ul>
      ),
    },
    {
      name: 'MessageItem',
      draw: () => (
        <chakra.ul listStyle="none">
          <MessageItem groupId={7} message={said} today={TODAY} answers={undefined} onAnswer={nothing} />
          <MessageItem
            groupId={7}
            today={TODAY}
            message={{ ...said, id: 2, content: 'Al secondo foglio', parentId: 1, alias: 'Lince Lenta', mine: true }}
            answers={said}
            onAnswer={nothing}
          />
          <MessageItem
            groupId={7}
            today={TODAY}
            message={{ ...said, id: 3, content: '', removed: true }}
            answers={undefined}
            onAnswer={nothing}
          />
        </chakra.ul>
      ),
    },
    mentor('free', {}),
    mentor('new', { rating: 0, totalSessions: 0 }),
    mentor('busy', { isAvailable: false }),
    mentor('full', { full: true }),
    mentor('to a guest', {}, false),
    mentor('under review', { underReview: true, bio: '' }),
    ...RequestStatus.options.flatMap((status): Piece[] => [
      {
        name: `ReceivedRequestCard, ${status}`,
        draw: () => <ReceivedRequestCard request={sampleRequest({ status })} move={nothing as never} onTalk={nothing} pending={false} />,
      },
      {
        name: `SentRequestCard, ${status}`,
        draw: () => (
          <SentRequestCard
            request={sampleSent({ status, mentorResponse: status === 'pending' ? null : 'Volentieri, quando vuoi.' })}
            onComplete={nothing}
            onTalk={nothing}
            pending={false}
          />
        ),
      },
    ]),
    {
      name: 'RequestCard',
      draw: () => (
        <RequestCard request={sampleRequest()} dated="Inviata" responseTitle="La risposta" theirs="response">
          <RequestNote>Aspetta la risposta.</RequestNote>
        </RequestCard>
      ),
    },
    {
      name: 'HelplineCard',
      draw: () => (
        <>
          <HelplineCard line={emergencyLines[0]!} now={new Date()} />
          <HelplineCard line={topicLines[0]!} now={new Date()} folds />
        </>
      ),
    },
  ],
};
