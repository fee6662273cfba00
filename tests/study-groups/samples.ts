import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';

/** A group as the server lists it, with room left. */
export function sampleGroup(overrides: Partial<StudyGroup> = {}): StudyGroup {
  return {
    id: 7,
    title: 'Analisi 1, dal precorso all’orale',
    subject: 'Analisi 1',
    university: 'Politecnico di Torino',
    faculty: 'Ingegneria',
    description: 'Un compito vecchio a incontro.',
    maxMembers: 6,
    currentMembers: 3,
    meetingType: 'hybrid',
    location: 'Sala studio di corso Castelfidardo',
    schedule: 'Martedì e giovedì, 17-19',
    tags: ['primo anno', 'esercizi'],
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    creatorId: 'a1',
    joined: false,
    mine: false,
    written: overrides.mine ?? false,
    waitingPosition: null,
    ...overrides,
  };
}

/** A message of another member on the board. */
export function sampleMessage(id: number, overrides: Partial<BoardMessage> = {}): BoardMessage {
  const createdAt = new Date(Date.now() - 60_000 + id).toISOString();
  return { id, content: `Testo ${id}`, createdAt, parentId: null, alias: 'Airone Quieto', mine: false, ...overrides };
}
