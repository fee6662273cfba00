import { z } from 'zod';
import { PASSWORD_TYPED_MAX } from '../auth/limits.ts';
import { ConfirmPassword, Email, OwnEmail, Password, Profile, samePasswords } from '../auth/schema.ts';
import { OwnBoardMessages } from '../board/schema.ts';
import { OwnComments } from '../comments/schema.ts';
import { OwnExamExperiences } from '../exam-experiences/schema.ts';
import { OwnMails } from '../mail/schema.ts';
import { OwnMeasures } from '../measures/schema.ts';
import { OwnMeetings } from '../meetings/schema.ts';
import { OwnMentor } from '../mentors/schema.ts';
import { OwnRequests } from '../mentorship/schema.ts';
import { OwnTakings } from '../moderation/schema.ts';
import { OwnNotices } from '../notices/schema.ts';
import { OwnPosts } from '../posts/schema.ts';
import { OwnReports } from '../reports/schema.ts';
import { OwnStudyGroups } from '../study-groups/schema.ts';
import { Timestamp } from '../text.ts';
import { OwnRemovals } from '../removals/schema.ts';
import { OwnWaiting } from '../waiting/schema.ts';

/** What happens to a person's texts when the account is deleted. */
export const TextsChoice = z.enum(['erase', 'detach'], { error: 'Scegli che cosa fare di ciò che hai scritto' });
export type TextsChoice = z.infer<typeof TextsChoice>;

const OwnPassword = z
  .string({ error: 'Inserisci la password' })
  .min(1, { error: 'Inserisci la password' })
  .max(PASSWORD_TYPED_MAX, { error: 'La password non è corretta' });

export const ExportAccount = z.object({ password: OwnPassword }).meta({ id: 'ExportAccount' });
export type ExportAccount = z.infer<typeof ExportAccount>;

export const ChangePassword = samePasswords(
  z.object({ currentPassword: OwnPassword, password: Password, confirmPassword: ConfirmPassword }),
).meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ChangeAddress = z.object({ currentPassword: OwnPassword, email: Email }).meta({ id: 'ChangeAddress' });
export type ChangeAddress = z.infer<typeof ChangeAddress>;

export const AddressChange = z
  .object({
    email: OwnEmail,
    confirmed: z.boolean().meta({ description: 'False until the new address is confirmed by its link or code' }),
  })
  .meta({ id: 'AddressChange' });
export type AddressChange = z.infer<typeof AddressChange>;

export const DeleteAccount = z
  .object({
    password: OwnPassword,
    texts: TextsChoice.meta({
      description:
        '`erase` deletes what the account wrote; `detach` keeps it; the database links it to the account for up to 14 hours more, and backups until they are deleted',
    }),
  })
  .meta({ id: 'DeleteAccount' });
export type DeleteAccount = z.infer<typeof DeleteAccount>;

export const AccountDeleted = z.object({ deleted: z.literal(true) }).meta({ id: 'AccountDeleted' });
export type AccountDeleted = z.infer<typeof AccountDeleted>;

/**
 * Everything tied to one account, for its owner. About others it holds no more than the groups that the owner joined and the
 * requests that the owner received.
 */
export const AccountExport = z
  .object({
    exportedAt: Timestamp,
    profile: Profile.extend({ createdAt: Timestamp, termsAcceptedAt: Timestamp }),
    sessions: z
      .array(z.object({ createdAt: Timestamp, expiresAt: Timestamp }))
      .meta({ description: 'Open sessions, without their tokens' }),
    ...OwnMails.shape,
    ...OwnNotices.shape,
    ...OwnPosts.shape,
    ...OwnComments.shape,
    ...OwnStudyGroups.shape,
    ...OwnWaiting.shape,
    ...OwnRemovals.shape,
    ...OwnBoardMessages.shape,
    ...OwnMeetings.shape,
    ...OwnExamExperiences.shape,
    ...OwnMentor.shape,
    ...OwnRequests.shape,
    ...OwnReports.shape,
    ...OwnMeasures.shape,
    ...OwnTakings.shape,
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

const ShareableDetail = z.object({
  value: z.string(),
  safe: z.boolean().meta({ description: 'Whether so many accounts share it that it identifies nobody' }),
});

/** The caller's study details; each is judged together with those before it: university, faculty, year. */
export const ShareableDetails = z
  .object({ university: ShareableDetail, faculty: ShareableDetail, studyYear: ShareableDetail })
  .meta({ id: 'ShareableDetails' });
export type ShareableDetails = z.infer<typeof ShareableDetails>;
