import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { boardTraces } from '../board/traces.ts';
import { commentTraces } from '../comments/traces.ts';
import { examExperienceTraces } from '../exam-experiences/traces.ts';
import { meetingTraces } from '../meetings/traces.ts';
import { mentorTraces } from '../mentors/traces.ts';
import { measureTraces } from '../measures/traces.ts';
import { mentorshipTraces } from '../mentorship/traces.ts';
import { moderationTraces } from '../moderation/traces.ts';
import { postTraces } from '../posts/traces.ts';
import { removalTraces } from '../removals/traces.ts';
import { reportTraces } from '../reports/traces.ts';
import { studyGroupTraces } from '../study-groups/traces.ts';
import { waitingTraces } from '../waiting/traces.ts';
import type { Vault } from '../identity.ts';
import type { Found, Trace, TraceTable } from '../traces.ts';

/** The traces that people leave in all features; the type ensures that none is missing. */
export const TRACES: Record<TraceTable, Trace> = {
  ...postTraces.tables,
  ...commentTraces.tables,
  ...studyGroupTraces.tables,
  ...waitingTraces.tables,
  ...removalTraces.tables,
  ...boardTraces.tables,
  ...meetingTraces.tables,
  ...examExperienceTraces.tables,
  ...mentorTraces.tables,
  ...mentorshipTraces.tables,
  ...reportTraces.tables,
  ...measureTraces.tables,
  ...moderationTraces.tables,
};

export async function exportTraces(db: Kysely<Tables>, found: Found, now: Date, vault: Pick<Vault, 'open' | 'seal' | 'derive'>) {
  return {
    ...(await postTraces.export(db, found, now)),
    ...(await commentTraces.export(db, found)),
    ...(await studyGroupTraces.export(db, found)),
    ...(await waitingTraces.export(db, found)),
    ...(await removalTraces.export(db, found)),
    ...(await boardTraces.export(db, found)),
    ...(await meetingTraces.export(db, found)),
    ...(await examExperienceTraces.export(db, found)),
    ...(await mentorTraces.export(db, found)),
    ...(await mentorshipTraces.export(db, found, now, vault)),
    ...(await reportTraces.export(db, found, now, vault)),
    ...(await measureTraces.export(db, found, now, vault)),
    ...(await moderationTraces.export(db, found)),
  };
}
