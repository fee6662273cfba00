import { LINES_BEFORE_MAX } from '../../routers/reports/limits.ts';
import type { ReportedLine, ReportTarget } from '../reports/report-target.ts';
import type { ChatPlace } from './place.ts';
import type { Entry } from './chat-state.ts';

/** Returns the report target of the entry at `index`, with the messages before it; undefined for own and unacknowledged messages. */
export function reportOf(place: ChatPlace, entries: readonly Entry[], index: number): ReportTarget | undefined {
  const entry = entries[index];
  const line = entry && !entry.mine && lineOf(entry);
  if (!line) return undefined;
  const before = entries
    .slice(0, index)
    .flatMap((earlier) => lineOf(earlier) ?? [])
    .slice(-LINES_BEFORE_MAX);
  return { kind: 'chat', line, before, ...(place.kind === 'post' ? { postId: place.postId } : { requestId: place.requestId }) };
}

/** Undefined for a message that the server has not acknowledged. */
function lineOf({ id, mine, alias, content }: Entry): ReportedLine | undefined {
  return id === undefined ? undefined : { id, who: mine ? 'Tu' : alias, content };
}
