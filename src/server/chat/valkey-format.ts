import type { Appended, Presence, StoredMessage } from './transport.ts';

export function keysOf(room: string) {
  const key = (part: string) => `chat:{${room}}:${part}`;
  return {
    meta: key('meta'),
    stream: key('stream'),
    sent: key('sent'),
    gone: key('gone'),
    people: key('people'),
    shown: key('shown'),
    due: key('due'),
    channel: key('news'),
  };
}

export type AppendAnswer = ['ended'] | ['flooded', number] | ['appended' | 'repeated' | 'removed', string, string];

export function toAppended(answer: AppendAnswer): Appended {
  if (answer[0] === 'ended') return { status: answer[0] };
  if (answer[0] === 'flooded') return { status: 'flooded', wait: answer[1] };
  return { status: answer[0], id: Number(answer[1]), time: Number(answer[2]) };
}

/** Parses the id of a stream entry, `{id}-0`. */
export function idOf(entry: string): number {
  return Number(entry.slice(0, -2));
}

/** Id, previous id, time, and as JSON the sender and the content: no part contains a line break. */
type Parts = [id: string, previous: string, time: string, voice: string, body: string];

export function toMessage([id, previous, time, voice, body]: Parts): StoredMessage {
  const { by, alias } = JSON.parse(voice) as Pick<StoredMessage, 'by' | 'alias'>;
  const { sendId, content } = JSON.parse(body) as Pick<StoredMessage, 'sendId' | 'content'>;
  return { id: Number(id), previous: Number(previous), time: Number(time), by, alias, sendId, content };
}

/** Parses `m ` and one part per line. */
export function parsePublished(payload: string): StoredMessage {
  return toMessage(payload.slice(2).split('\n') as Parts);
}

/** Formats a message that the scripts have not stored for `parsePublished`. */
export function toPublished({ id, previous, time, by, alias, sendId, content }: StoredMessage): string {
  return `m ${[id, previous, time, JSON.stringify({ by, alias }), JSON.stringify({ sendId, content })].join('\n')}`;
}

/** Parses `p {version} {people}`. */
export function parsePresence(payload: string): Presence {
  const [, version, people] = payload.split(' ');
  return toPresence(version!, people!);
}

/** @param people comma-separated keys */
export function toPresence(version: string, people: string): Presence {
  return { version: Number(version), people: new Set(people === '' ? [] : people.split(',')) };
}

/** Formats `x {ids}`, separated by commas. */
export function toErased(ids: number[]): string {
  return `x ${ids.join(',')}`;
}

export function parseErased(payload: string): number[] {
  return toIds(payload.slice(2));
}

/** @param list comma-separated ids, '' for none */
export function toIds(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number);
}

/** Parses `d {time}`. */
export function parseDue(payload: string): number {
  return Number(payload.slice(2));
}

/** The time in a script's answer; Infinity when nothing is due. */
export function toDue(time: string): number {
  return time === '' ? Infinity : Number(time);
}
