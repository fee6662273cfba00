import { z } from 'zod';
import { isBloated } from '../limits/json.ts';
import { ClientFrame, ClientId, type RefusalCode } from '../../routers/chat/schema.ts';

type Incoming =
  | { status: 'message'; content: string; clientId: string | undefined }
  | { status: 'check' }
  | { status: 'refused'; code: Extract<RefusalCode, 'invalid' | 'too_long'>; clientId: string | undefined };

/** The part of a refused frame that the refusal repeats. */
const Named = z.object({ clientId: ClientId });

/** Parses a frame; an invalid one is returned as refused, never thrown. */
export function readFrame(data: Buffer, isBinary: boolean): Incoming {
  const value = isBinary ? undefined : parse(data.toString());
  const { data: frame, error } = ClientFrame.safeParse(value);
  if (frame?.type === 'connection') return { status: 'check' };
  if (frame) return { status: 'message', content: frame.content, clientId: frame.clientId };
  return {
    status: 'refused',
    code: isTooLong(error) ? 'too_long' : 'invalid',
    clientId: Named.safeParse(value).data?.clientId,
  };
}

function parse(text: string): unknown {
  try {
    return isBloated(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the length is the only fault, so that a shorter text would be accepted. */
function isTooLong(error: z.ZodError): boolean {
  return error.issues.every(({ code, path }) => code === 'too_big' && path[0] === 'content');
}
