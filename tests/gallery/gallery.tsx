import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../src/client/ui/card.tsx';
import type { Piece, Room } from './piece.ts';
import { accountRoom } from './rooms/account.tsx';
import { choicesRoom } from './rooms/choices.tsx';
import { examsRoom } from './rooms/exams.tsx';
import { fieldsRoom } from './rooms/fields.tsx';
import { framesRoom } from './rooms/frames.tsx';
import { overRoom } from './rooms/over.tsx';
import { peopleRoom } from './rooms/people.tsx';
import { plannerRoom } from './rooms/planner.tsx';
import { postsRoom } from './rooms/posts.tsx';
import { stateRoom } from './rooms/states.tsx';

const rooms: readonly Room[] = [
  choicesRoom,
  fieldsRoom,
  framesRoom,
  stateRoom,
  overRoom,
  postsRoom,
  peopleRoom,
  examsRoom,
  plannerRoom,
  accountRoom,
];

const addressOf = (room: Room, piece?: Piece) =>
  `?${new URLSearchParams({ room: room.name, ...(piece && { piece: piece.name }) }).toString()}`;

/** Shows one room, or one piece alone; without either, the table of contents. */
export function Gallery({ address }: { address: URLSearchParams }) {
  const room = rooms.find(({ name }) => name === address.get('room'));
  const piece = room?.pieces.find(({ name }) => name === address.get('piece'));
  if (piece) return piece.draw();
  if (!room) return <Contents />;
  return (
    <chakra.main display="grid" gap="8" padding="4" maxWidth="frame">
      {room.pieces.map((shown) => (
        <chakra.section key={shown.name} display="grid" gap="2" aria-label={shown.name} minWidth="0">
          <chakra.a href={addressOf(room, shown)} textStyle="tiny" color="muted">
            {shown.name}
          </chakra.a>
          {shown.over ? null : shown.draw()}
        </chakra.section>
      ))}
    </chakra.main>
  );
}

function Contents() {
  return (
    <chakra.main display="grid" gap="6" padding="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}>
      {rooms.map((room) => (
        <Card key={room.name} as="section">
          <chakra.h2 textStyle="h3">
            <a href={addressOf(room)} data-view={room.pieces.every(({ over }) => over) ? undefined : room.name}>
              {room.name}
            </a>
          </chakra.h2>
          <chakra.ul listStyle="none" marginTop="2">
            {room.pieces.map((piece) => (
              <li key={piece.name}>
                <a href={addressOf(room, piece)} data-view={piece.over ? `${room.name}-${piece.name.toLowerCase()}` : undefined}>
                  {piece.name}
                </a>
              </li>
            ))}
          </chakra.ul>
        </Card>
      ))}
    </chakra.main>
  );
}
