import { foldText } from '../fold.ts';
import type { WrittenColumn } from '../things/rules.ts';
import type { News } from '../traces.ts';
import type { CreateStudyGroup, StudyGroup, UpdateStudyGroup } from './schema.ts';

export function isFull(group: Pick<StudyGroup, 'currentMembers' | 'maxMembers'>): boolean {
  return group.currentMembers >= group.maxMembers;
}

/** Whether one can ask for the next place that comes free, and only then. */
export function canWait(group: Pick<StudyGroup, 'currentMembers' | 'maxMembers' | 'joined' | 'waitingPosition'>): boolean {
  return isFull(group) && !group.joined && group.waitingPosition === null;
}

/** With it begins what stands in a person's place: a seat that is kept for whoever may come back to it, and at the head who led once. */
export const NOBODY = '~';

/** Those who waited and have come in learn of it. */
export function placeNews(id: number, promoted: string[]): News {
  return { recipients: { scope: 'group', id, keys: promoted }, about: { kind: 'place', groupId: id } };
}

/** Whoever leads a group from now on without having asked for it learns of it. */
export function leadingNews(id: number, leader: string): News {
  return { recipients: { scope: 'group', id, keys: [leader] }, about: { kind: 'group', event: 'leading', groupId: id } };
}

/** The creator stays: a group never exists without the person who founded it. */
export function canLeave(group: Pick<StudyGroup, 'joined' | 'mine'>): boolean {
  return group.joined && !group.mine;
}

/** The group as its creator wants it: what the change does not name stays, and what it takes away is gone. */
export function withChange(group: StudyGroup, change: UpdateStudyGroup): CreateStudyGroup {
  const kept = Object.fromEntries(Object.entries(group).map(([field, value]) => [field, value ?? undefined])) as CreateStudyGroup;
  return { ...kept, ...change };
}

/** What is written of a group, as its row holds it. */
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

/** Of a group's row, what is written; the rest is chosen. */
const WRITTEN = ['title', 'subject', 'description', 'location', 'schedule', 'tags'] as const satisfies WrittenColumn<'group'>[];

const pieces = (value: string | string[] | null) => [value ?? []].flat();

/** Whether a change touches what a group says, and whether it writes any of it, or only takes away. */
export function touchesWords(group: StudyGroup, change: UpdateStudyGroup): { touches: boolean; writes: boolean } {
  const [before, after] = [withChange(group, { id: group.id }), withChange(group, change)].map((wanted) => fieldsOf(wanted));
  const changed = WRITTEN.filter((column) => pieces(before![column]).join('\n') !== pieces(after![column]).join('\n'));
  const isNew = (column: (typeof WRITTEN)[number]) => pieces(after![column]).some((piece) => !pieces(before![column]).includes(piece));
  return { touches: changed.length > 0, writes: changed.some(isNew) };
}

/** Whether a change leaves all as it is. */
export function changesNothing(group: StudyGroup, change: UpdateStudyGroup): boolean {
  const [before, after] = [withChange(group, { id: group.id }), withChange(group, change)].map((wanted) =>
    JSON.stringify(fieldsOf(wanted)),
  );
  return before === after;
}

/** By what two groups are the same. */
export function saidOf({
  title,
  subject,
  description,
}: Pick<CreateStudyGroup, 'title' | 'subject'> & { description?: string | null }): string {
  return [title, subject, description].join('\n');
}

/** A group that meets only online has no place. */
export function locationOf(group: Pick<CreateStudyGroup, 'meetingType' | 'location'>): string | null {
  return group.meetingType === 'online' ? null : (group.location ?? null);
}

/** The folded text a search looks in. Fields are lines, so that no match spans two of them. */
export function searchTextOf(group: Pick<StudyGroup, 'subject' | 'title'>): string {
  return `${foldText(group.subject)}\n${foldText(group.title)}`;
}
