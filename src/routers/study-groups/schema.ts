import { z } from 'zod';
import { Deleted, IfEditedAt } from '../own-words/schema.ts';
import { FREE_TEXT_MAX, NAME_MAX, TITLE_MAX } from '../limits.ts';
import { Page } from '../page.ts';
import { Matches, Similar, SIMILAR_DESCRIPTION } from '../search/schema.ts';
import { Id, optionalText, requiredText, SearchText, textList, Timestamp, UnderReview } from '../text.ts';
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
    location: z.string().nullable().meta({ description: 'Always null for online groups' }),
    schedule: z.string().nullable(),
    tags: z.array(z.string()),
    createdAt: Timestamp,
    creatorId: z.uuid().meta({ description: 'Random identifier of the creator, used only in this group' }),
    joined: z.boolean().meta({ description: 'Whether the caller is a member' }),
    mine: z.boolean().meta({ description: 'Whether the caller leads this group, as its founder or a successor' }),
    written: z.boolean().meta({
      description: 'Whether the caller is the author of the group’s text: the founder, until a later leader writes part of it anew',
    }),
    waitingPosition: z
      .number()
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'The caller’s position on the waiting list, 1 being next; null if the caller is not waiting' }),
    removed: z
      .literal(true)
      .optional()
      .meta({ description: 'The caller was removed from the group and cannot rejoin; only in the list and in the group itself' }),
    endsAt: Timestamp.optional().meta({
      description: 'Only for members who have been told that the group ends: when it does so, with its board, unless somebody writes',
    }),
    editedAt: Timestamp.nullable()
      .optional()
      .meta({ description: 'Only for the leader: when a text of their own was last edited; null if the text is not theirs' }),
    underReview: UnderReview,
    matches: Matches.optional(),
  })
  .meta({ id: 'StudyGroup' });
export type StudyGroup = z.infer<typeof StudyGroup>;

export const ListStudyGroups = Page.extend({
  q: SearchText.optional().meta({
    description: 'Text to find in subject or title, ignoring case, accents and apostrophes',
    example: 'analisi',
  }),
  university: SearchText.optional().meta({
    description: 'Full name, ignoring case, accents and apostrophes',
    example: 'Università degli Studi di Torino',
  }),
  faculty: SearchText.optional().meta({
    description: 'Full name, or its first words (Ingegneria also finds Ingegneria industriale), ignoring case, accents and apostrophes',
    example: 'Matematica',
  }),
  similar: Similar.meta({ description: `${SIMILAR_DESCRIPTION} Newest first, at most 20, on a single page` }),
});
export type ListStudyGroups = z.infer<typeof ListStudyGroups>;

export const CreateStudyGroup = z
  .object({
    title: requiredText(TITLE_MAX).meta({ example: 'Analisi 1, dal precorso all’orale' }),
    subject: requiredText(NAME_MAX).meta({ example: 'Analisi 1' }),
    university: optionalText(NAME_MAX),
    faculty: optionalText(NAME_MAX),
    description: optionalText(FREE_TEXT_MAX),
    maxMembers: z.literal(MAX_MEMBERS_CHOICES, { error: 'Scegli uno dei numeri di membri proposti' }).default(MAX_MEMBERS_DEFAULT),
    meetingType: MeetingType.default('hybrid'),
    location: optionalText(FREE_TEXT_MAX).meta({ description: 'Ignored for online groups' }),
    schedule: optionalText(FREE_TEXT_MAX),
    tags: textList(NAME_MAX),
  })
  .meta({ id: 'CreateStudyGroup' });
export type CreateStudyGroup = z.infer<typeof CreateStudyGroup>;

const fields = CreateStudyGroup.shape;

/** Absent fields stay unchanged; optional ones are cleared by null or blank. A field of `CreateStudyGroup` left out does not compile. */
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
    ifEditedAt: IfEditedAt,
  } satisfies Record<'id' | 'ifEditedAt' | keyof CreateStudyGroup, z.ZodType>)
  .meta({ id: 'UpdateStudyGroup' });
export type UpdateStudyGroup = z.infer<typeof UpdateStudyGroup>;

export const StudyGroupDeleted = Deleted.extend({
  handedOver: z.boolean().meta({
    description: 'Whether the group was handed over instead of deleted: the earliest other member leads it, preferably one who may write',
  }),
}).meta({ id: 'StudyGroupDeleted' });
export type StudyGroupDeleted = z.infer<typeof StudyGroupDeleted>;

export const StudyGroupId = z.object({ id: Id });

export const DeleteStudyGroup = StudyGroupId.extend({
  close: z.boolean().default(false).meta({
    description:
      'Ends the group, with everything on its board, even if it has other members, who are notified; otherwise it is handed over to them',
  }),
});
export type DeleteStudyGroup = z.infer<typeof DeleteStudyGroup>;

export const StudyGroupName = StudyGroup.pick({ id: true, title: true }).meta({
  id: 'StudyGroupName',
  description: 'The title is empty while it is hidden from others, because it is under review or was removed',
});
export type StudyGroupName = z.infer<typeof StudyGroupName>;

/** The study groups in the account’s export. */
export const OwnStudyGroups = z.object({
  studyGroups: z.array(StudyGroup).meta({ description: 'Groups whose text the account wrote' }),
  joinedStudyGroups: z
    .array(StudyGroupName.extend({ mine: StudyGroup.shape.mine }))
    .meta({ description: 'Groups that the account is a member of and whose text somebody else wrote' }),
});
export type OwnStudyGroups = z.infer<typeof OwnStudyGroups>;
