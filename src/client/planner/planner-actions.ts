import { focusBeside } from '../lib/focus.ts';
import { BRING_BACK, toast } from '../lib/toasts.ts';
import { planIn, type Removed, removePlan, removeSession, restore, sessionIn } from './changes.ts';
import { download } from '../lib/download.ts';
import { EMPTY_PLANNER, type Planner, type StudyPlan, type StudySession } from './entities.ts';
import { examsToCalendar } from './ics.ts';
import { plannerErrorText } from './planner-error.ts';
import { changePlanner } from './storage.ts';
import { exportName, exportText } from './transfer.ts';
import { count, formatHours } from './words.ts';

/** Long enough to read what went and to find the button. */
const UNDO_MS = 10_000;

/** Makes a change, or says why it could not be made. */
export function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    toast({ title: 'Errore', description: plannerErrorText(error), variant: 'destructive' });
    return false;
  }
}

/** The same on the stored planner. @returns what was stored before, where the change was made */
function attemptOn(change: (planner: Planner) => Planner): Planner | undefined {
  let before: Planner | undefined;
  attempt(() => (before = changePlanner(change)));
  return before;
}

/** @param item where it stands in its list */
export function deletePlan(plan: StudyPlan, item: Element | null): void {
  const list = item?.parentElement;
  focusBeside(item);
  const before = attemptOn((planner) => removePlan(planner, plan.id));
  if (!before) return;
  const removed = planIn(before, plan);
  const lost = removed.sessions.length > 0 ? ` con ${count(removed.sessions.length, 'sessione', 'sessioni')}` : '';
  offerUndo('Piano eliminato', `«${plan.examName}»${lost}.`, removed, list);
}

/** @param item where it stands in its list */
export function deleteSession(session: StudySession, subjectName: string, item: Element | null): void {
  const list = item?.parentElement;
  focusBeside(item);
  const before = attemptOn((planner) => removeSession(planner, session.id));
  if (before) offerUndo('Sessione eliminata', `${formatHours(session.duration)} di «${subjectName}».`, sessionIn(before, session), list);
}

/** After an edit or a removal: what was there before can come back. */
export function offerUndo(title: string, description: string, before: Removed, list?: Element | null): void {
  offerReturn(title, description, (planner) => restore(planner, before), list);
}

/** After everything changed at once: the whole planner can come back. */
export function offerWholeUndo(title: string, description: string, before: Planner): void {
  offerReturn(title, description, () => before);
}

export function deleteEverything(): void {
  const before = attemptOn(() => EMPTY_PLANNER);
  if (before) offerWholeUndo('Piano di studio svuotato', `${describe(before)}.`, before);
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

function offerReturn(title: string, description: string, change: (planner: Planner) => Planner, list?: Element | null): void {
  toast({
    title,
    description,
    duration: UNDO_MS,
    action: { label: BRING_BACK, onClick: () => attemptOn(change), list },
  });
}
