import type { CreateReport } from '../../routers/reports/schema.ts';

/** A chat message as the reporter sees it. */
export interface ReportedLine {
  id: number;
  /** 'Tu' for the reporter's own messages. */
  who: string;
  content: string;
}

/** The reported content. For a chat, the message and the preceding ones, oldest first. */
export type ReportTarget =
  | { kind: Exclude<CreateReport['kind'], 'chat'>; id: number }
  | { kind: 'chat'; line: ReportedLine; before: readonly ReportedLine[]; postId?: number; requestId?: number };

/** Returns the target as sent to the server; preceding chat messages are included only if the reporter agrees. */
export function thingOf(target: ReportTarget, withLines: boolean) {
  if (target.kind !== 'chat') return { kind: target.kind, id: target.id };
  const { line, before, postId, requestId } = target;
  return { kind: 'chat' as const, id: line.id, postId, requestId, lines: withLines ? before.map(({ id }) => id) : [] };
}

export function draftKeyOf(target: ReportTarget): string {
  return `report-${target.kind}-${target.kind === 'chat' ? target.line.id : target.id}`;
}

/** The target of a draft with this key; undefined for a chat message, which the page no longer has. */
export function targetOf(draftKey: string): ReportTarget | undefined {
  const [, kind, id] = /^report-([a-z]+)-(\d+)$/.exec(draftKey) ?? [];
  return kind && kind !== 'chat' ? { kind: kind as Exclude<CreateReport['kind'], 'chat'>, id: Number(id) } : undefined;
}

/** The key of the draft that keeps the chosen reason. */
export function reasonKeyOf(target: ReportTarget): string {
  return `reason-of-${draftKeyOf(target)}`;
}
