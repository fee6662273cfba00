import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { StudyGroupMessages, Tables } from '../../../db/tables.ts';
import type { Part } from '../page.ts';
import { listKeyed, readPart, type Keyed, type Source } from '../queries.ts';
import { isHidden, reviewMark, type Reader, type Written } from '../things/rules.ts';
import type { BoardMessage, MessagesOfGroup, OwnBoardMessage } from './schema.ts';

type MessageRow = Selectable<StudyGroupMessages>;

/** A message with its author's alias, which is null only for rows written without `giveVoice`. */
type BoardRow = MessageRow & { alias: string | null };

/** @returns undefined when the group is gone, the author is not a member, or the parent message does not exist. */
export async function insertMessage(db: Kysely<Tables>, message: Insertable<StudyGroupMessages>): Promise<MessageRow | undefined> {
  const { group_id: groupId, author_key: authorKey, parent_id: parentId = null } = message;
  // Locks the group before the rows in it, in the same order as its deletion, to avoid deadlocks.
  const { rows } = await sql<MessageRow>`
    with room as materialized (select id from study_groups where id = ${groupId} for key share),
    member as materialized (
      select group_id from study_group_members where group_id = (select id from room) and member_key = ${authorKey} for key share
    ),
    parent as materialized (
      select id from study_group_messages where id = ${parentId}::int and group_id = (select id from room) and parent_id is null for key share
    )
    insert into study_group_messages (group_id, parent_id, author_key, content, created_at)
    select group_id, ${parentId}::int, ${authorKey}, ${message.content}, ${message.created_at}
    from member where ${parentId}::int is null or exists (select from parent)
    returning *`.execute(db);
  return rows[0];
}

export function findMessage(db: Source, groupId: number, id: number): Promise<BoardRow | undefined> {
  return onBoard(db, groupId).where('study_group_messages.id', '=', id).executeTakeFirst();
}

/** Returns pages from the newest to the oldest, each of them in chronological order. */
export async function listMessages(db: Kysely<Tables>, { id, ...page }: MessagesOfGroup): Promise<Part<BoardRow>> {
  const part = await readPart(onBoard(db, id), { table: 'study_group_messages', direction: 'desc' }, page);
  return { ...part, items: part.items.toReversed() };
}

function onBoard(db: Source, groupId: number) {
  return db
    .selectFrom('study_group_messages')
    .leftJoin('study_group_voices', (join) =>
      join.onRef('study_group_voices.group_id', '=', 'study_group_messages.group_id').onRef('voice_key', '=', 'author_key'),
    )
    .selectAll('study_group_messages')
    .select('alias')
    .where('study_group_messages.group_id', '=', groupId);
}

/** Returns the messages of these keys in their groups, with their aliases, oldest first. */
export async function listMessagesOf(db: Kysely<Tables>, own: Keyed): Promise<OwnBoardMessage[]> {
  const rows = await listKeyed(db, 'study_group_messages', { id: 'group_id', key: 'author_key' }, own);
  const aliasIn = new Map((await listVoicesOf(db, own)).map(({ groupId, alias }) => [groupId, alias]));
  return rows
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
    .map((row) => {
      const { mine: _, ...message } = toMessage({ ...row, alias: aliasIn.get(row.group_id) ?? '' }, { mine: true });
      return { ...message, groupId: row.group_id };
    });
}

export async function listVoicesOf(db: Kysely<Tables>, own: Keyed): Promise<{ groupId: number; alias: string }[]> {
  const rows = await listKeyed(db, 'study_group_voices', { id: 'group_id', key: 'voice_key' }, own);
  return rows.map(({ group_id, alias }) => ({ groupId: group_id, alias })).sort((a, b) => a.groupId - b.groupId);
}

const NAMELESS = 'Qualcuno';

/** A removed message stays as an empty placeholder, because others may have answered it. */
export function toMessage(row: BoardRow, { mine, moderates }: Reader): BoardMessage {
  const removed = row.withheld === 'removed';
  return {
    id: row.id,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    parentId: row.parent_id,
    alias: row.alias ?? NAMELESS,
    mine,
    ...reviewMark(row),
    ...(removed && { removed: true as const }),
    ...((removed || isHidden(row, { mine, moderates })) && NOTHING_SAID),
  };
}

const NOTHING_SAID: Written['message'] = { content: '' };
