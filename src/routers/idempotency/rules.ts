import { tidyText } from '../marks.ts';
import { KEY_MAX } from './limits.ts';

/** A call with an idempotency key. */
export interface Send {
  accountId: string;
  procedure: string;
  key: string;
  input: unknown;
}

/** The key in quotes, as in the IETF draft of the `Idempotency-Key` header, or without them, as most clients send it. */
const KEY = new RegExp(`^(?:"([\\w.:-]{1,${KEY_MAX}})"|([\\w.:-]{1,${KEY_MAX}}))$`);

/** @returns undefined when the header is not a valid key. */
export function readKey(header: string): string | undefined {
  const [, quoted, bare] = KEY.exec(header.trim()) ?? [];
  return quoted ?? bare;
}

/** Serializes an input with its fields sorted, so that equal inputs give the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(inOrder(part)) : part));
}

function inOrder(record: object): [string, unknown][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A reference that replaces a text of the input in a stored response. */
interface Quoted {
  inputText: number;
}

/** Replaces texts of the input in a response by references, so that the stored response does not keep a copy of a deleted text. */
export function withoutTexts(answer: unknown, input: unknown): unknown {
  const places = new Map(textsOf(input).map((text, index) => [text, index]));
  return mapDeep(answer, (part) => {
    const inputText = typeof part === 'string' ? places.get(part) : undefined;
    return inputText === undefined ? part : ({ inputText } satisfies Quoted);
  });
}

export function withTexts(kept: unknown, input: unknown): unknown {
  const texts = textsOf(input);
  return mapDeep(kept, (part) => (isRecord(part) && typeof part['inputText'] === 'number' ? texts[part['inputText']] : part));
}

/** The texts of an input, normalized as in the database. */
function textsOf(input: unknown): string[] {
  if (typeof input === 'string') return [tidyText(input)];
  return typeof input === 'object' && input !== null ? inOrder(input).flatMap(([, part]) => textsOf(part)) : [];
}

function mapDeep(value: unknown, map: (part: unknown) => unknown): unknown {
  const mapped = map(value);
  if (mapped !== value || typeof value !== 'object' || value === null) return mapped;
  if (Array.isArray(value)) return value.map((part) => mapDeep(part, map));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapDeep(part, map)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
