import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Context, Notices, Services } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { groupKey, listMemberKeys } from '../study-groups/queries.ts';
import type { News } from '../traces.ts';
import { listWaitingKeys } from '../waiting/queries.ts';

type Caller = Services & { viewer: Viewer } & Pick<Context, 'notices'>;

type MembersEvent = 'changed' | 'written' | 'meeting' | 'cancelled';

/** Notifies all members of what the caller did in the group, except the caller and `others`, who get another notice. */
export async function tellMembers(ctx: Caller, id: number, event: MembersEvent, others: string[] = []): Promise<void> {
  const told = new Set([groupKey(ctx, id), ...others]);
  const keys = (await listMemberKeys(ctx.db, id)).filter((key) => !told.has(key));
  ctx.notices.notify({ scope: 'group', id, keys }, { kind: 'group', event, groupId: id });
}

/** Returns the notices of a group's end to members, except `besides`, and waiting people. Call it before they are deleted. */
export async function newsOfTheEnd(db: Kysely<Tables>, id: number, besides?: string): Promise<News[]> {
  const members = (await listMemberKeys(db, id)).filter((key) => key !== besides);
  return [
    { recipients: { scope: 'group', id, keys: members }, about: { kind: 'group', event: 'closed', groupId: id } },
    { recipients: { scope: 'group', id, keys: await listWaitingKeys(db, id) }, about: { kind: 'place', event: 'closed', groupId: id } },
  ];
}

/** Sends the notices that a change has caused. */
export function tell({ notices }: { notices: Pick<Notices, 'notify'> }, news: readonly News[]): void {
  for (const { recipients, about } of news) notices.notify(recipients, about);
}
