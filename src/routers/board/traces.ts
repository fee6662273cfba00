import type { RoomTraces } from '../traces.ts';
import { listMessagesOf, listVoicesOf } from './queries.ts';
import type { OwnBoardMessages } from './schema.ts';

export const boardTraces = {
  tables: {
    study_group_messages: { scope: 'group', parent: 'study_groups', id: 'group_id', key: 'author_key' },
    // Last, because remaining messages still show the alias.
    study_group_voices: { scope: 'group', parent: 'study_groups', id: 'group_id', key: 'voice_key', last: true },
  },
  async export(db, found) {
    return {
      groupMessages: await listMessagesOf(db, found.study_group_messages),
      groupVoices: await listVoicesOf(db, found.study_group_voices),
    };
  },
} satisfies RoomTraces<OwnBoardMessages>;
