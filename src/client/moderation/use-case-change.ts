import { useState } from 'react';
import type { Case } from '../../routers/moderation/schema.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';

/** Returns a function that shows the case of an answer, unless the answer is late and the page already shows what was decided since. */
export function useAnswered() {
  const utils = trpc.useUtils();
  return (found: Case) =>
    utils.moderation.case.setData({ id: found.id }, (shown) => (shown && isDecidedSince(found, shown) ? shown : found));
}

function isDecidedSince(before: Case, after: Case): boolean {
  return (before.state === 'open' && after.state === 'closed') || (!before.appeal?.outcome && !!after.appeal?.outcome);
}

/** The success and error handlers for the mutations of a case. */
export function useCaseChange({ id, version }: Pick<Case, 'id' | 'version'>) {
  const utils = trpc.useUtils();
  const show = useAnswered();
  // Not the version on screen, which other answers may replace while the moderator looks elsewhere on the page.
  const [read, setRead] = useState(version);
  return {
    /** The version of the words that the moderator has read: the first one, and after a refusal, which says so, the present one. */
    read,
    changed(found: Case) {
      show(found);
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
