import type { Case } from '../../routers/moderation/schema.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';

/** What to do with the answer to whatever a moderator does about a case, and with its failure. */
export function useCaseChange() {
  const utils = trpc.useUtils();
  return {
    changed(found: Case) {
      utils.moderation.case.setData({ id: found.id }, found);
      void utils.moderation.cases.invalidate();
    },
    /** Somebody else may have decided meanwhile: the page then shows what. */
    failed(error: unknown) {
      if (asRequestError(error)?.status === 409) void utils.moderation.case.invalidate();
    },
  };
}

export function explain(error: unknown): string | undefined {
  return error ? errorText(error, 'Non è andata. Quello che hai scritto è ancora qui: riprova tra poco.') : undefined;
}
