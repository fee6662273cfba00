import type { z } from 'zod';
import { CLIENT_ID_MAX } from '../../routers/chat/limits.ts';
import { ClientCheck, ClientMessage, type RefusalCode } from '../../routers/chat/schema.ts';

export type Incoming =
  | { status: 'message'; content: string; clientId: string | undefined }
  | { status: 'check' }
  | { status: 'refused'; code: Extract<RefusalCode, 'invalid' | 'too_long'>; clientId: string | undefined };

/** What a frame says; whatever it holds, never an error. */
export function readFrame(data: Buffer, isBinary: boolean): Incoming {
  const value = isBinary ? undefined : parse(data.toString());
  const result = ClientMessage.safeParse(value);
  if (result.success) return { status: 'message', content: result.data.content, clientId: result.data.clientId };
  if (ClientCheck.safeParse(value).success) return { status: 'check' };
  return { status: 'refused', code: isTooLong(result.error) ? 'too_long' : 'invalid', clientId: clientIdOf(value) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Too long and nothing else: then a shorter text will do. */
function isTooLong(error: z.ZodError): boolean {
  return error.issues.every(({ code, path }) => code === 'too_big' && path[0] === 'content');
}

function clientIdOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'clientId')) return undefined;
  const { clientId } = value as { clientId: unknown };
  return typeof clientId === 'string' && clientId.length > 0 && clientId.length <= CLIENT_ID_MAX ? clientId : undefined;
}
