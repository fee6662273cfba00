import type { ListCases } from '../../routers/moderation/schema.ts';
import type { ReportKind, ReportReason } from '../../routers/reports/schema.ts';
import { REASON_WORDS } from '../reports/reason-words.ts';
import { KINDS } from './moderation-words.ts';

export type QueueFilters = Pick<ListCases, 'state' | 'kind' | 'reason'>;

/** Reads the filters from the URL, where they are kept so that going back from a case restores the queue. */
export function filtersOf(address: URLSearchParams): QueueFilters {
  return {
    state: address.get('state') === 'closed' ? 'closed' : 'open',
    kind: kindOf(address.get('kind')),
    reason: reasonOf(address.get('reason')),
  };
}

export function addressOf({ state, kind, reason }: QueueFilters): URLSearchParams {
  return new URLSearchParams({ ...(state !== 'open' && { state }), ...(kind && { kind }), ...(reason && { reason }) });
}

export function kindOf(value: string | null): ReportKind | undefined {
  return value !== null && Object.hasOwn(KINDS, value) ? (value as ReportKind) : undefined;
}

export function reasonOf(value: string | null): ReportReason | undefined {
  return value !== null && Object.hasOwn(REASON_WORDS, value) ? (value as ReportReason) : undefined;
}
