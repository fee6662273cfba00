import { z } from 'zod';
import { Deleted } from '../own-words/schema.ts';
import { FREE_TEXT_MAX, NAME_MAX, TITLE_MAX } from '../limits.ts';
import { Page } from '../page.ts';
import { Matches, Similar, SIMILAR_DESCRIPTION } from '../search/schema.ts';
import { Id, optionalText, requiredText, SearchText, textList, Timestamp } from '../text.ts';
import { MAX_MEMBERS_CHOICES, MAX_MEMBERS_DEFAULT } from './limits.ts';

export const MeetingType = z.enum(['online', 'presence', 'hybrid']).meta({ id: 'MeetingType' });
export type MeetingType = z.infer<typeof MeetingType>;

export const StudyGroup = z
  .object({
    id: Id,
    title: z.string().meta({ example: 'Analisi 1, dal precorso all’orale' }),
    subject: z.string().meta({ example: 'Analisi 1' }),
    university: z.string().nullable(),
    faculty: z.string().nullable(),
    description: z.string().nullable(),
    maxMembers: z.number().int().min(1),
    currentMembers: z.number().int().min(0),
    meetingType: MeetingType,
    location: z.string().nullable().meta({ description: 'Never for online groups' }),
    schedule: z.string().nullable(),
    tags: z.array(z.string()),
    createdAt: Timestamp,
    creatorId: z.uuid().meta({ description: 'Of the creator in this one group: random, and in no other place' }),
    joined: z.boolean().meta({ description: 'The caller is a member' }),
    mine: z.boolean().meta({ description: 'The caller leads this group: founded it, or goes on with it' }),
    written: z.boolean().meta({
      description: 'What it says are the caller’s words: the founder’s, until whoever leads it later writes something of it anew',
    }),
    waitingPosition: z
      .number()
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'Where the caller waits for a place, 1 being next; null for whoever does not wait' }),
    underReview: z
      .literal(true)
      .optional()
      .meta({ description: 'Only while reports are looked at: nobody but its author and moderators sees what it says' }),
    matches: Matches.optional(),
  })
  .meta({ id: 'StudyGroup' });
export type StudyGroup = z.infer<typeof StudyGroup>;

export const ListStudyGroups = Page.extend({
  q: SearchText.optional().meta({
    description: 'Text in subject or title; case, accents and apostrophes do not matter',
    example: 'analisi',
  }),
  university: SearchText.optional().meta({
    description: 'Whole name; case, accents and apostrophes do not matter',
    example: 'Università degli Studi di Torino',
  }),
  faculty: SearchText.optional().meta({
    description: 'Whole name, or its first words: Ingegneria finds Ingegneria industriale too; case, accents and apostrophes do not matter',
    example: 'Matematica',
  }),
  similar: Similar.meta({ description: `${SIMILAR_DESCRIPTION} Newest first, at most 20, in one part` }),
});
export type ListStudyGroups = z.infer<typeof ListStudyGroups>;

export const CreateStudyGroup = z
  .object({
    title: requiredText(TITLE_MAX).meta({ example: 'Analisi 1, dal precorso all’orale' }),
    subject: requiredText(NAME_MAX).meta({ example: 'Analisi 1' }),
    university: optionalText(NAME_MAX),
    faculty: optionalText(NAME_MAX),
    description: optionalText(FREE_TEXT_MAX),
    maxMembers: z.literal(MAX_MEMBERS_CHOICES, { error: 'Scegli uno dei numeri di partecipanti proposti' }).default(MAX_MEMBERS_DEFAULT),
    meetingType: MeetingType.default('hybrid'),
    location: optionalText(FREE_TEXT_MAX).meta({ description: 'Dropped for online groups' }),
    schedule: optionalText(FREE_TEXT_MAX),
    tags: textList(NAME_MAX),
  })
  .meta({ id: 'CreateStudyGroup' });
export type CreateStudyGroup = z.infer<typeof CreateStudyGroup>;

const fields = CreateStudyGroup.shape;

/** Absent fields stay unchanged; optional ones are cleared by null or blank. */
export const UpdateStudyGroup = z
  .object({
    id: Id,
    title: fields.title.optional(),
    subject: fields.subject.optional(),
    university: z.optional(fields.university),
    faculty: z.optional(fields.faculty),
    description: z.optional(fields.description),
    maxMembers: fields.maxMembers.unwrap().optional(),
    meetingType: fields.meetingType.unwrap().optional(),
    location: z.optional(fields.location),
    schedule: z.optional(fields.schedule),
    tags: z.optional(fields.tags),
  })
  .meta({ id: 'UpdateStudyGroup' });
export type UpdateStudyGroup = z.infer<typeof UpdateStudyGroup>;

export const StudyGroupDeleted = Deleted.extend({
  handedOver: z
    .boolean()
    .meta({ description: 'The group lives on with its other members; the one who came first after its creator leads it now' }),
}).meta({ id: 'StudyGroupDeleted' });
export type StudyGroupDeleted = z.infer<typeof StudyGroupDeleted>;

export const StudyGroupId = z.object({ id: Id });

export const DeleteStudyGroup = StudyGroupId.extend({
  close: z.boolean().default(false).meta({
    description: 'The group ends also when others are in it, with all that was said there; they are told. Else it is handed over',
  }),
});
export type DeleteStudyGroup = z.infer<typeof DeleteStudyGroup>;

export const StudyGroupName = StudyGroup.pick({ id: true, title: true }).meta({
  id: 'StudyGroupName',
  description: 'With an empty title where others do not see it, because it is looked at or was removed',
});
export type StudyGroupName = z.infer<typeof StudyGroupName>;

/** The study groups in the account’s export. */
export const OwnStudyGroups = z.object({
  studyGroups: z.array(StudyGroup).meta({ description: 'Groups whose words the account wrote' }),
  joinedStudyGroups: z
    .array(StudyGroupName.extend({ mine: StudyGroup.shape.mine }))
    .meta({ description: 'Groups in the words of others that the account is a member of' }),
});
export type OwnStudyGroups = z.infer<typeof OwnStudyGroups>;
