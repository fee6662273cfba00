import type { RoomTraces } from '../traces.ts';
import { deleteMentor, findMentor, toMentor } from './queries.ts';
import { PROFILE } from './rules.ts';
import type { OwnMentor } from './schema.ts';

export const mentorTraces = {
  tables: {
    // With the requests that it received: it says who one is.
    mentors: {
      scope: 'mentor',
      madeFor: PROFILE,
      parent: 'mentors',
      id: 'id',
      key: 'owner_key',
      atOnce: deleteMentor,
      erase: deleteMentor,
    },
  },
  async export(db, { mentors }) {
    const row = mentors.ids[0] === undefined ? undefined : await findMentor(db, mentors.ids[0]);
    return { mentorProfile: row ? toMentor(row, true) : null };
  },
} satisfies RoomTraces<OwnMentor>;
