import { z } from 'zod';
import { ClientId } from '../../routers/chat/schema.ts';
import { readDraft, writeDraft } from '../lib/stored-drafts.ts';
import { readPerson } from '../lib/storage.ts';
import type { Entry } from './chat-state.ts';
import { type ChatPlace, unsentKeyOf } from './place.ts';

const Kept = z.array(
  z.object({
    clientId: ClientId,
    content: z.string(),
    timestamp: z.string(),
    state: z.enum(['sending', 'failed']),
    problem: z.string().optional(),
    care: z.boolean().optional(),
    retryable: z.boolean().optional(),
  }),
);

interface Unsent {
  read(): Entry[];
  /** Replaces the stored entries of `before` with `now`; entries stored by another tab stay. */
  keep(before: readonly Entry[], now: readonly Entry[]): void;
  forget(): void;
}

/** Access to the stored messages of a room that were not delivered. They are stored as a draft, so that a reload does not lose them. */
export function unsentIn(place: ChatPlace, person: string): Unsent {
  const key = unsentKeyOf(place);
  const write = (entries: z.input<typeof Kept>) => writeDraft(person, key, entries.length > 0 ? JSON.stringify(entries) : '');
  const readKept = () => {
    try {
      return Kept.parse(JSON.parse(readDraft(person, key) || '[]'));
    } catch {
      return [];
    }
  };
  // After a logout nothing may be written, even if a room still receives messages.
  const isOwner = () => readPerson() === person;
  return {
    read: () => (isOwner() ? readKept().map((kept) => ({ ...kept, mine: true, alias: '' })) : []),
    keep(before, now) {
      if (!isOwner()) return;
      const own = new Set([...before, ...now].map(({ clientId }) => clientId));
      write([...readKept().filter(({ clientId }) => !own.has(clientId)), ...Kept.parse(now)]);
    },
    forget: () => isOwner() && write([]),
  };
}
