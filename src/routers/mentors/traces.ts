import type { RoomTraces } from '../traces.ts';
import { endMentor, findMentor, toMentor } from './queries.ts';
import { PROFILE } from './rules.ts';
import type { OwnMentor } from './schema.ts';

export const mentorTraces = {
  tables: {
    // Deleted at once, with the requests to it, because a profile identifies its owner.
    mentors: {
      scope: 'mentor',
      madeFor: PROFILE,
      parent: 'mentors',
      id: 'id',
      key: 'owner_key',
      atOnce: endMentor,
      erase: endMentor,
    },
  },
  async export(db, { mentors }) {
    const row = mentors.ids[0] === undefined ? undefined : await findMentor(db, mentors.ids[0]);
    return { mentorProfile: row ? toMentor(row, true) : null };
  },
} satisfies RoomTraces<OwnMentor>;
