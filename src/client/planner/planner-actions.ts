import { focusBeside } from '../lib/focus.ts';
import { BRING_BACK, toast, type ToastOptions } from '../lib/toasts.ts';
import { removePlan, removeSession, withKnown } from './changes.ts';
import { download } from '../lib/download.ts';
import { dropEdits } from './edit-drafts.ts';
import { EMPTY_PLANNER, type Planner, type StudyPlan, type StudySession } from './entities.ts';
import { examsToCalendar } from './ics.ts';
import { plannerErrorText, undoErrorText } from './planner-error.ts';
import { changePlanner } from './storage.ts';
import { type Change, takeBack } from './take-back.ts';
import { exportName, exportText } from './transfer.ts';
import { count, formatHours } from './words.ts';

/** Long enough to read the toast and to reach its undo button. */
const UNDO_MS = 10_000;
/** Long enough to make room in storage: the toast holds the only copy of what a failed undo brings back. */
const RETRY_MS = 10 * 60_000;

/** Runs `change` and shows a toast if it throws. @returns whether it succeeded */
export function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    toast({ title: 'Errore', description: plannerErrorText(error), variant: 'destructive' });
    return false;
  }
}

/** Like `attempt`, for a change to the stored planner. @returns the change, or undefined if it failed */
function attemptOn(change: (planner: Planner) => Planner): Change | undefined {
  let made: Change | undefined;
  attempt(() => (made = changePlanner(change)));
  return made;
}

/** @param item the list item of the deleted entry, whose neighbour gets the focus */
export function deletePlan(plan: StudyPlan, item: Element | null): void {
  const list = item?.parentElement;
  focusBeside(item);
  const made = attemptOn((planner) => removePlan(planner, plan.id));
  if (!made) return;
  const sessions = made.before.sessions.filter(({ planId }) => planId === plan.id).length;
  const lost = sessions > 0 ? ` con ${count(sessions, 'sessione', 'sessioni')}` : '';
  offerUndo('Piano eliminato', `«${plan.examName}»${lost}.`, made, { plans: [plan] }, list);
}

/** @param item the list item of the deleted entry, whose neighbour gets the focus */
export function deleteSession(session: StudySession, subjectName: string, item: Element | null): void {
  const list = item?.parentElement;
  focusBeside(item);
  const made = attemptOn((planner) => removeSession(planner, session.id));
  if (made) offerUndo('Sessione eliminata', `${formatHours(session.duration)} di «${subjectName}».`, made, { sessions: [session] }, list);
}

/** Shows a toast with an undo button. `known` holds the entries concerned, in case another tab deleted them just before the change. */
export function offerUndo(title: string, description: string, made: Change, known: Partial<Planner> = {}, list?: Element | null): void {
  const change = { before: withKnown(made.before, known), after: made.after };
  const restoreEdits = dropEdits(change);
  const bringBack = () => {
    changePlanner((planner) => takeBack(planner, change));
    restoreEdits();
  };
  offerBack({ title, description }, bringBack, list);
}

/** Shows a toast with an undo button, and again for as long as `bringBack` throws. */
export function offerBack(options: ToastOptions, bringBack: () => void, list?: Element | null): void {
  const onClick = () => {
    try {
      bringBack();
    } catch (error) {
      const title = 'Non è stato possibile ripristinare';
      offerBack({ title, description: undoErrorText(error), variant: 'destructive', duration: RETRY_MS, keeps: true }, bringBack, list);
    }
  };
  toast({ duration: UNDO_MS, ...options, action: { label: BRING_BACK, onClick, list } });
}

export function deleteEverything(): void {
  const made = attemptOn(() => EMPTY_PLANNER);
  if (made) offerUndo('Piano di studio svuotato', `${describe(made.before)}.`, made);
}

export function exportPlanner(planner: Planner): void {
  const now = new Date();
  download(exportName('piano', now), 'application/json', exportText(planner, now));
}

export function exportCalendar(plans: readonly StudyPlan[]): void {
  const now = new Date();
  download(exportName('esami', now), 'text/calendar', examsToCalendar(plans, now));
}

export function exportUnreadable(texts: readonly string[]): void {
  download(exportName('voci-illeggibili', new Date()), 'application/json', `${JSON.stringify(texts, null, 2)}\n`);
}

/** '2 piani e 14 sessioni', '1 piano' */
export function describe({ plans, sessions }: Planner): string {
  const parts = [count(plans.length, 'piano', 'piani'), sessions.length > 0 && count(sessions.length, 'sessione', 'sessioni')];
  return parts.filter(Boolean).join(' e ');
}
