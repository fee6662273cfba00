import type { Insertable, Kysely } from 'kysely';
import { studyGroups } from '../demo/study-groups.ts';
import type { StudyGroups, Tables } from '../tables.ts';
import { insertMany, reserveIds } from './insert-many.ts';
import { hoursBefore, others, type SeedTools } from './tools.ts';

export async function seedStudyGroups(db: Kysely<Tables>, tools: SeedTools, accountIds: string[]): Promise<void> {
  const ids = await reserveIds(db, 'study_groups', studyGroups.length);
  const members: { group_id: number; member_key: string }[] = [];
  const rows = studyGroups.map((group, index): Insertable<StudyGroups> => {
    const id = ids[index]!;
    const people = [accountIds[group.creator]!, ...others(accountIds, group.creator, group.members - 1)];
    for (const person of people) members.push({ group_id: id, member_key: tools.key('group', id, person) });
    return {
      id,
      creator_key: tools.key('group', id, accountIds[group.creator]!),
      words_key: tools.key('group', id, accountIds[group.creator]!),
      title: group.title,
      subject: group.subject,
      university: group.university,
      faculty: group.faculty,
      description: group.description,
      max_members: group.maxMembers,
      meeting_type: group.meetingType,
      location: group.location ?? null,
      schedule: group.schedule,
      tags: group.tags,
      search_text: tools.searchTextOf.group(group),
      university_folded: tools.fold(group.university),
      faculty_folded: tools.fold(group.faculty),
      created_at: hoursBefore(tools.now, group.hoursAgo),
    };
  });
  await insertMany(db, 'study_groups', rows);
  await insertMany(db, 'study_group_members', members);
}
