import type { Appended, StoredMessage } from './transport.ts';

export function keysOf(room: string) {
  const key = (part: string) => `chat:{${room}}:${part}`;
  return { meta: key('meta'), stream: key('stream'), sent: key('sent'), people: key('people'), channel: key('news') };
}

export function toAppended(answer: ['ended'] | ['flooded', number] | ['appended' | 'repeated', string, string]): Appended {
  if (answer[0] === 'ended') return { status: 'ended' };
  if (answer[0] === 'flooded') return { status: 'flooded', wait: answer[1] };
  return { status: answer[0], id: Number(answer[1]), time: Number(answer[2]) };
}

/** `{id}-0` */
export function idOf(entry: string): number {
  return Number(entry.slice(0, -2));
}

export function toMessage(id: number, previous: string, time: string, body: string): StoredMessage {
  return { id, previous: Number(previous), time: Number(time), ...(JSON.parse(body) as Omit<StoredMessage, 'id' | 'previous' | 'time'>) };
}

/** `m {id} {previous} {time} {body}` */
export function parsePublished(payload: string): StoredMessage {
  const [, id, previous, time] = payload.split(' ', 4) as [string, string, string, string];
  return toMessage(Number(id), previous, time, payload.slice(`m ${id} ${previous} ${time} `.length));
}

/** `p {count} {version}` */
export function parsePresence(payload: string): { count: number; version: number } {
  const [, count, version] = payload.split(' ');
  return { count: Number(count), version: Number(version) };
}
