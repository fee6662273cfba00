import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { commentTraces } from '../comments/traces.ts';
import { examExperienceTraces } from '../exam-experiences/traces.ts';
import { mentorTraces } from '../mentors/traces.ts';
import { mentorshipTraces } from '../mentorship/traces.ts';
import { postTraces } from '../posts/traces.ts';
import { studyGroupTraces } from '../study-groups/traces.ts';
import type { Found, Trace, TraceTable } from '../traces.ts';

/** Everywhere that a person leaves a trace, as the rooms declare it: complete by its type. */
export const TRACES: Record<TraceTable, Trace> = {
  ...postTraces.tables,
  ...commentTraces.tables,
  ...studyGroupTraces.tables,
  ...examExperienceTraces.tables,
  ...mentorTraces.tables,
  ...mentorshipTraces.tables,
};

export async function exportTraces(db: Kysely<Tables>, found: Found, now: Date) {
  return {
    ...(await postTraces.export(db, found, now)),
    ...(await commentTraces.export(db, found)),
    ...(await studyGroupTraces.export(db, found)),
    ...(await examExperienceTraces.export(db, found)),
    ...(await mentorTraces.export(db, found)),
    ...(await mentorshipTraces.export(db, found)),
  };
}
