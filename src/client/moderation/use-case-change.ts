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
    /** Somebody else may have decided meanwhile, or the text be gone: the page then shows what, and what is still possible. */
    failed(error: unknown) {
      const { status, reason } = asRequestError(error) ?? {};
      if (status === 409 || reason === 'action_not_possible') void utils.moderation.case.invalidate();
    },
  };
}

export function explain(error: unknown): string | undefined {
  return error ? errorText(error, 'Non è andata. Quello che hai scritto è ancora qui: riprova tra poco.') : undefined;
}
