import { useState } from 'react';
import { REPORT_TEXT_MAX } from '../../routers/reports/limits.ts';
import type { ReportReason } from '../../routers/reports/schema.ts';
import { useDraft } from '../lib/drafts.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { useProblem } from '../lib/use-problem.ts';
import { trpc } from '../lib/trpc.ts';
import { sends } from '../lib/sending.ts';
import { lengthProblem } from '../ui/length-left.tsx';
import { thingOf, draftKeyOf, reasonKeyOf, type ReportTarget } from './report-target.ts';
import { isReason } from './report-words.ts';

const FAILED = 'La segnalazione non è partita. Quello che hai scritto è ancora qui: riprova tra poco.';

/** The state of a report in progress. Its text and reason survive closing the dialog, a reload and a failed request. */
export function useReporting(target: ReportTarget, open: boolean) {
  const draftKey = draftKeyOf(target);
  const draft = useDraft(draftKey);
  const chosen = useDraft(reasonKeyOf(target));
  const reason = isReason(chosen.text) ? chosen.text : undefined;
  const forget = () => {
    draft.clear();
    chosen.clear();
  };
  const [withLines, setWithLines] = useState(false);
  const [reasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useProblem(open);
  const { mutate, ...create } = trpc.reports.create.useMutation({
    ...sends(draftKey),
    onMutate: () => setProblem(undefined),
    onSuccess({ judged }) {
      if (!judged) forget();
    },
    onError: (error) => setProblem(errorText(error, FAILED)),
  });
  const tooLong = lengthProblem(draft.text, REPORT_TEXT_MAX);

  return {
    text: draft.text,
    setText: draft.setText,
    forget,
    reason,
    setReason: (choice: ReportReason | undefined) => chosen.setText(choice ?? ''),
    /** Why the report was not stored: there is nothing to report any more, or moderators have already judged it. */
    unsent: create.data?.judged
      ? ('judged' as const)
      : asRequestError(create.error)?.reason === 'thing_not_found'
        ? ('gone' as const)
        : undefined,
    tooLong,
    withLines,
    setWithLines,
    reasonMissing,
    forgive: () => setReasonMissing(false),
    pending: create.isPending,
    problem,
    /** The reason, once the report has been stored. */
    sent: create.isSuccess && !create.data.judged ? create.variables.reason : undefined,
    send() {
      setReasonMissing(!reason);
      if (!reason || tooLong || create.isPending) return;
      mutate({ ...thingOf(target, withLines), reason, text: draft.text });
    },
  };
}
