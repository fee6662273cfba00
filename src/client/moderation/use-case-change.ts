import type { Case } from '../../routers/moderation/schema.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';

/** The success and error handlers for the mutations of a case. */
export function useCaseChange() {
  const utils = trpc.useUtils();
  return {
    changed(found: Case) {
      utils.moderation.case.setData({ id: found.id }, found);
      void utils.moderation.cases.invalidate();
    },
    /** Refetches the case after a conflict: another moderator may have decided, or the text may be gone, so other actions are possible. */
    failed(error: unknown) {
      const { status, reason } = asRequestError(error) ?? {};
      if (status === 409 || reason === 'action_not_possible' || reason === 'care_not_possible') void utils.moderation.case.invalidate();
    },
  };
}

export function explain(error: unknown): string | undefined {
  return error ? errorText(error, 'Non è andata. Quello che hai scritto è ancora qui: riprova tra poco.') : undefined;
}
