import { useState } from 'react';
import { useDraft } from '../lib/drafts.ts';
import { Confirm } from '../ui/confirm.tsx';
import { planEditKey, sessionEditKey } from './edit-drafts.ts';
import type { Planner, StudyPlan, StudySession } from './entities.ts';
import { ImportDialog } from './import-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { isOfAnother } from './plan-form.ts';
import { attempt, deleteEverything, describe } from './planner-actions.ts';
import { SessionDialog } from './session-dialog.tsx';
import { forgetUnreadable } from './storage.ts';

export type PlannerDialog =
  | { kind: 'plan'; plan?: StudyPlan; /** For a new plan. */ examName?: string }
  | {
      kind: 'session';
      planId?: string;
      session?: StudySession;
      /** Measured by the timer. */ subjectId?: string;
      hours?: number;
      timed?: true;
    }
  | { kind: 'import' | 'clear' | 'forget' };

interface Props {
  dialog: PlannerDialog;
  /** Incremented by each opening. Used as a key, so that the dialog starts with fresh state. */
  opening: number;
  open: boolean;
  onClose: () => void;
  planner: Planner;
  /** In display order. */
  plans: readonly StudyPlan[];
  today: string;
  /** How many entries could not be read. */
  unreadable: number;
}

/** The dialogs of the planner page, lazy-loaded when the first one opens. */
export function PlannerDialogs({ dialog, opening, open, onClose, planner, plans, today, unreadable }: Props) {
  const examName = dialog.kind === 'plan' ? dialog.examName : undefined;
  // Called when another tab has saved what the dialog shows, or has put its changes back.
  const closes = (kind: PlannerDialog['kind'], inExamDraft = false) => ({
    onTaken: (text: string) => text === '' && dialog.kind === kind && inExamDraft === apart && onClose(),
  });
  const examDraft = useDraft(`study-plan-${examName ?? ''}`, closes('plan', true));
  const planDraft = useDraft(dialog.kind === 'plan' && dialog.plan ? planEditKey(dialog.plan.id) : 'study-plan', closes('plan'));
  // A new plan of `examName`, with which only the first dialog opens, has a draft of its own, so as not to overwrite that of another exam.
  const [begunApart] = useState(() => examName !== undefined && (examDraft.text !== '' || isOfAnother(planDraft.text, examName)));
  const apart = begunApart && examName !== undefined;
  const sessionDraft = useDraft(
    dialog.kind === 'session' && dialog.session ? sessionEditKey(dialog.session.id) : 'study-session',
    closes('session'),
  );
  const frame = { open, onClose };
  switch (dialog.kind) {
    case 'plan':
      return (
        <PlanDialog
          key={opening}
          {...frame}
          today={today}
          draft={apart ? examDraft : planDraft}
          plan={dialog.plan}
          examName={dialog.examName}
          sessions={planner.sessions.filter((session) => session.planId === dialog.plan?.id)}
        />
      );
    case 'session':
      return (
        <SessionDialog
          key={opening}
          {...frame}
          {...{ plans, today }}
          draft={sessionDraft}
          planId={dialog.planId}
          session={dialog.session}
          measured={dialog.timed && { subjectId: dialog.subjectId ?? '', hours: String(dialog.hours) }}
        />
      );
    case 'import':
      return <ImportDialog key={opening} {...frame} planner={planner} />;
    case 'clear':
      return (
        <Confirm
          {...frame}
          title="Cancellare tutto?"
          confirmLabel="Cancella tutto"
          danger
          onConfirm={() => {
            deleteEverything();
            onClose();
          }}
        >
          <p>Cancelli da questo browser {describe(planner)}. Se vuoi tenerne una copia, prima esportala.</p>
        </Confirm>
      );
    case 'forget':
      return (
        <Confirm
          {...frame}
          title={unreadable === 1 ? 'Eliminare la voce illeggibile?' : 'Eliminare le voci illeggibili?'}
          confirmLabel="Elimina"
          danger
          onConfirm={() => {
            attempt(forgetUnreadable);
            onClose();
          }}
        >
          <p>
            {unreadable === 1
              ? 'Sparisce per sempre solo la voce che non siamo riusciti a leggere.'
              : 'Spariscono per sempre solo le voci che non siamo riusciti a leggere.'}{' '}
            I tuoi piani restano come sono.
          </p>
        </Confirm>
      );
  }
}
