import { CaseState, type ListCases } from '../../routers/moderation/schema.ts';
import { ReportKind, ReportReason } from '../../routers/reports/schema.ts';

export type QueueFilters = Pick<ListCases, 'state' | 'kind' | 'reason'>;

/** The filters stand in the address, so that going back from a case finds the queue as it was. */
export function filtersOf(address: URLSearchParams): QueueFilters {
  return {
    state: CaseState.catch('open').parse(address.get('state')),
    kind: ReportKind.optional()
      .catch(undefined)
      .parse(address.get('kind') ?? undefined),
    reason: ReportReason.optional()
      .catch(undefined)
      .parse(address.get('reason') ?? undefined),
  };
}

export function addressOf({ state, kind, reason }: QueueFilters): URLSearchParams {
  return new URLSearchParams({ ...(state !== 'open' && { state }), ...(kind && { kind }), ...(reason && { reason }) });
}
