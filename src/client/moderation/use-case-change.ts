import { useState } from 'react';
import type { Case } from '../../routers/moderation/schema.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';

/** The success and error handlers for the mutations of a case. */
export function useCaseChange({ id, version }: Pick<Case, 'id' | 'version'>) {
  const utils = trpc.useUtils();
  // Not the version on screen, which other answers may replace while the moderator looks elsewhere on the page.
  const [read, setRead] = useState(version);
  return {
    /** The version of the words that the moderator has read: the first one, and after a refusal, which says so, the present one. */
    read,
    changed(found: Case) {
      utils.moderation.case.setData({ id: found.id }, found);
      void utils.moderation.cases.invalidate();
    },
    /** Refetches the case after a conflict: another moderator may have decided, or the text may have changed or gone. */
    async failed(error: unknown) {
      const { status, reason } = asRequestError(error) ?? {};
      if (status !== 409 && reason !== 'action_not_possible' && reason !== 'care_not_possible') return;
      await utils.moderation.case.invalidate();
      const found = utils.moderation.case.getData({ id });
      if (found) setRead(found.version);
    },
  };
}

export function explain(error: unknown): string | undefined {
  return error ? errorText(error, 'Non è andata. Quello che hai scritto è ancora qui: riprova tra poco.') : undefined;
}
