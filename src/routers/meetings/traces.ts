import type { RoomTraces } from '../traces.ts';
import { eraseMeeting, listAnswersOf, listMeetingsOf } from './queries.ts';
import type { OwnMeetings } from './schema.ts';

export const meetingTraces = {
  tables: {
    study_group_meetings: { scope: 'group', parent: 'study_groups', id: 'group_id', key: 'author_key', apart: true, erase: eraseMeeting },
    study_group_answers: { scope: 'meeting', parent: 'study_group_meetings', id: 'meeting_id', key: 'answerer_key' },
  },
  async export(db, found) {
    return {
      meetings: await listMeetingsOf(db, found.study_group_meetings),
      meetingAnswers: await listAnswersOf(db, found.study_group_answers),
    };
  },
} satisfies RoomTraces<OwnMeetings>;
