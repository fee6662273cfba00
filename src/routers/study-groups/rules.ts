import { foldText } from '../fold.ts';
import type { WrittenColumn } from '../things/rules.ts';
import type { News } from '../traces.ts';
import type { CreateStudyGroup, StudyGroup, UpdateStudyGroup } from './schema.ts';

export function isFull(group: Pick<StudyGroup, 'currentMembers' | 'maxMembers'>): boolean {
  return group.currentMembers >= group.maxMembers;
}

/** Whether the reader can join the waiting list. */
export function canWait(group: Pick<StudyGroup, 'currentMembers' | 'maxMembers' | 'joined' | 'waitingPosition'>): boolean {
  return isFull(group) && !group.joined && group.waitingPosition === null;
}

/** The prefix of placeholders for a person: a reserved seat, or the leader of a group that has none. */
export const NOBODY = '~';

/** The notice for people from the waiting list who get a place. */
export function placeNews(id: number, promoted: string[]): News {
  return { recipients: { scope: 'group', id, keys: promoted }, about: { kind: 'place', groupId: id } };
}

/** The notice for a member who becomes the leader of a group. */
export function leadingNews(id: number, leader: string): News {
  return { recipients: { scope: 'group', id, keys: [leader] }, about: { kind: 'group', event: 'leading', groupId: id } };
}

/** Whether the reader can leave. The leader cannot: they delete the group or hand it over instead. */
export function canLeave(group: Pick<StudyGroup, 'joined' | 'mine'>): boolean {
  return group.joined && !group.mine;
}

/** Applies a change to a group: absent fields stay, and those set to undefined are cleared. */
export function withChange(group: StudyGroup, change: UpdateStudyGroup): CreateStudyGroup {
  const kept = Object.fromEntries(Object.entries(group).map(([field, value]) => [field, value ?? undefined])) as CreateStudyGroup;
  return { ...kept, ...change };
}

/** The columns of a group’s row that its leader sets. */
export function fieldsOf(group: CreateStudyGroup) {
  return {
    title: group.title,
    subject: group.subject,
    university: group.university ?? null,
    faculty: group.faculty ?? null,
    description: group.description ?? null,
    max_members: group.maxMembers,
    meeting_type: group.meetingType,
    location: locationOf(group),
    schedule: group.schedule ?? null,
    tags: group.tags,
    search_text: searchTextOf(group),
    university_folded: group.university ? foldText(group.university) : null,
    faculty_folded: group.faculty ? foldText(group.faculty) : null,
  };
}

/** The columns with free text. */
const WRITTEN = Object.keys({
  title: true,
  subject: true,
  university: true,
  faculty: true,
  description: true,
  location: true,
  schedule: true,
  tags: true,
} satisfies Record<WrittenColumn<'group'>, true>) as WrittenColumn<'group'>[];

const pieces = (value: string | string[] | null) => [value ?? []].flat();

/** Whether a change affects the free texts of a group, and whether it adds any text rather than only removing some. */
export function touchesWords(group: StudyGroup, change: UpdateStudyGroup): { touches: boolean; writes: boolean } {
  const [before, after] = [withChange(group, { id: group.id }), withChange(group, change)].map((wanted) => fieldsOf(wanted));
  const changed = WRITTEN.filter((column) => pieces(before![column]).join('\n') !== pieces(after![column]).join('\n'));
  const isNew = (column: WrittenColumn<'group'>) => pieces(after![column]).some((piece) => !pieces(before![column]).includes(piece));
  return { touches: changed.length > 0, writes: changed.some(isNew) };
}

export function changesNothing(group: StudyGroup, change: UpdateStudyGroup): boolean {
  const [before, after] = [withChange(group, { id: group.id }), withChange(group, change)].map((wanted) =>
    JSON.stringify(fieldsOf(wanted)),
  );
  return before === after;
}

/** The text by which repeated groups are recognised. */
export function saidOf({
  title,
  subject,
  description,
}: Pick<CreateStudyGroup, 'title' | 'subject'> & { description?: string | null }): string {
  return [title, subject, description].join('\n');
}

/** The location; null for groups that meet only online. */
export function locationOf(group: Pick<CreateStudyGroup, 'meetingType' | 'location'>): string | null {
  return group.meetingType === 'online' ? null : (group.location ?? null);
}

/** The folded text that the search looks in. Each field is a line, so that no match spans two fields. */
export function searchTextOf(group: Pick<StudyGroup, 'subject' | 'title'>): string {
  return `${foldText(group.subject)}\n${foldText(group.title)}`;
}
