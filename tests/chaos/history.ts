/** The actions and observations of a member of a room, from the empty room to the end of the chat. */
export interface MemberHistory {
  member: string;
  room: number;
  /** In order of sending; texts are unique. */
  sent: { clientId: string; content: string }[];
  acks: { clientId: string; id: number }[];
  /** In order of arrival over all connections: messages of others, and own ones at the time of their acknowledgement or replay. */
  seen: { id: number; content: string }[];
  /** Frames received after the end of the chat. */
  afterEnd: string[];
  ended: boolean;
  /** Whether a welcome said that older messages are missing. */
  truncated: boolean;
}

/**
 * Checks that everybody saw every acknowledged message exactly once, in one order, and none after the end.
 * @returns descriptions of the problems
 */
export function checkHistories(histories: MemberHistory[]): string[] {
  const rooms = new Map<number, MemberHistory[]>();
  for (const history of histories) rooms.set(history.room, [...(rooms.get(history.room) ?? []), history]);
  return [...histories.flatMap(checkMember), ...[...rooms].flatMap(([room, members]) => checkRoom(room, members))];
}

function checkMember({ member, sent, acks, seen, afterEnd, ended, truncated }: MemberHistory): string[] {
  const problems: string[] = [];
  for (let index = 1; index < seen.length; index++) {
    const [before, now] = [seen[index - 1]!, seen[index]!];
    if (now.id <= before.id) problems.push(`${member} saw ${now.id} «${now.content}» after ${before.id} «${before.content}»`);
  }
  const ids = new Map<string, number>();
  for (const { clientId, id } of acks) {
    const first = ids.get(clientId);
    if (first !== undefined && first !== id) problems.push(`${member} was told two ids for ${clientId}: ${first} and ${id}`);
    ids.set(clientId, first ?? id);
  }
  for (const { clientId, content } of sent) {
    const id = ids.get(clientId);
    if (id === undefined) problems.push(`${member} never had «${content}» acknowledged`);
    else if (!seen.some((message) => message.id === id && message.content === content))
      problems.push(`${member} had «${content}» acknowledged as ${id} and does not find it there`);
  }
  if (truncated) problems.push(`${member} was told that something is missing`);
  if (!ended) problems.push(`${member} was not told of the end`);
  return [...problems, ...afterEnd.map((what) => `${member} got ${what} after the end`)];
}

function checkRoom(room: number, members: MemberHistory[]): string[] {
  const order = new Map(members.flatMap(({ seen }) => seen.map(({ id, content }) => [id, content] as const)));
  const ids = [...order.keys()].sort((a, b) => a - b);
  const problems: string[] = [];
  for (const { member, seen } of members) {
    const own = new Map(seen.map(({ id, content }) => [id, content]));
    for (const id of ids) {
      if (!own.has(id)) problems.push(`${member} missed ${id} «${order.get(id)}»`);
      else if (own.get(id) !== order.get(id)) problems.push(`${member} saw ${id} as «${own.get(id)}», others as «${order.get(id)}»`);
    }
  }
  const said = new Map(members.flatMap(({ sent }) => sent.map(({ content }, index) => [content, index] as const)));
  const places = new Map<string, number>();
  for (const id of ids) {
    const content = order.get(id)!;
    if (!said.has(content)) problems.push(`Nobody in room ${room} said «${content}»`);
    if (places.has(content)) problems.push(`«${content}» stands in room ${room} twice: ${places.get(content)} and ${id}`);
    places.set(content, id);
  }
  for (const { member, sent } of members) {
    const own = sent.map(({ content }) => places.get(content)).filter((place) => place !== undefined);
    if (own.some((place, index) => index > 0 && place < own[index - 1]!))
      problems.push(`What ${member} said stands in another order than it was said`);
  }
  return problems;
}
