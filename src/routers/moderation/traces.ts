import type { RoomTraces } from '../traces.ts';
import { listTakenUntil } from './queries.ts';
import type { OwnTakings } from './schema.ts';

export const moderationTraces = {
  tables: {
    case_takings: { scope: 'case', parent: 'cases', id: 'case_id', key: 'taker_key' },
  },
  async export(db, found) {
    return { takenCases: await listTakenUntil(db, found.case_takings) };
  },
} satisfies RoomTraces<OwnTakings>;
