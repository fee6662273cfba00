import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { AsyncDocument } from '../../src/server/docs/async-types.ts';

/** The committed document; asyncapi.unit.test.ts checks that it is up to date. */
export const asyncDocument = JSON.parse(readFileSync('openapi/asyncapi.json', 'utf8')) as AsyncDocument;

const ajv = addFormats.default(new Ajv({ strict: false }));
const validators = new Map<string, ValidateFunction>();

/** Returns whether `payload` is a valid message of that name, without additional properties. */
export function isMessage(name: string, payload: unknown): boolean {
  const validate =
    validators.get(name) ?? ajv.compile({ ...asyncDocument.components.messages[name]!.payload, additionalProperties: false });
  validators.set(name, validate);
  return validate(payload);
}

const heard = Object.keys(asyncDocument.channels['chat']!.messages);

/** @throws if the document does not describe this chat frame */
export function checkFrame(frame: { type: string; event?: string }): void {
  const name = frame.type === 'chat' ? 'chatMessage' : frame.event;
  if (!name || !heard.includes(name) || !isMessage(name, frame))
    throw new Error(`The document has no such frame: ${JSON.stringify(frame)}`);
}
