import type { CreateReport } from '../../routers/reports/schema.ts';

/** A line of a chat as its reader sees it. */
export interface ReportedLine {
  id: number;
  /** 'Tu' for one's own. */
  who: string;
  content: string;
}

/** What somebody reports. Of a chat, the line and those before it, oldest first. */
export type ReportTarget =
  | { kind: Exclude<CreateReport['kind'], 'chat'>; id: number }
  | { kind: 'chat'; line: ReportedLine; before: readonly ReportedLine[]; postId?: number; requestId?: number };

/** What the server is told of it; the lines before go along only if the reporter agrees. */
export function thingOf(target: ReportTarget, withLines: boolean) {
  if (target.kind !== 'chat') return { kind: target.kind, id: target.id };
  const { line, before, postId, requestId } = target;
  return { kind: 'chat' as const, id: line.id, postId, requestId, lines: withLines ? before.map(({ id }) => id) : [] };
}

/** Under which name the words under way are kept. */
export function draftKeyOf(target: ReportTarget): string {
  return `report-${target.kind}-${target.kind === 'chat' ? target.line.id : target.id}`;
}
