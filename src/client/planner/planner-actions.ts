import { toast } from '../lib/toasts.ts';
import { type Removed, removePlan, removeSession, restore } from './changes.ts';
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

export function deletePlan({ sessions }: Planner, plan: StudyPlan): void {
  const own = sessions.filter((session) => session.planId === plan.id);
  if (!attempt(() => changePlanner((planner) => removePlan(planner, plan.id)))) return;
  const lost = own.length > 0 ? ` con ${count(own.length, 'sessione', 'sessioni')}` : '';
  offerUndo('Piano eliminato', `«${plan.examName}»${lost}.`, { plans: [plan], sessions: own });
}

export function deleteSession(session: StudySession, subjectName: string): void {
  if (!attempt(() => changePlanner((planner) => removeSession(planner, session.id)))) return;
  offerUndo('Sessione eliminata', `${formatHours(session.duration)} di «${subjectName}».`, { sessions: [session] });
}

/** After an edit or a removal: what was there before can come back. */
export function offerUndo(title: string, description: string, before: Removed): void {
  offerReturn(title, description, (planner) => restore(planner, before));
}

/** After everything changed at once: the whole planner can come back. */
export function offerWholeUndo(title: string, description: string, before: Planner): void {
  offerReturn(title, description, () => before);
}

export function deleteEverything(before: Planner): void {
  if (attempt(() => changePlanner(() => EMPTY_PLANNER))) {
    offerWholeUndo('Piano di studio svuotato', `${describe(before)}.`, before);
  }
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

function offerReturn(title: string, description: string, change: (planner: Planner) => Planner): void {
  toast({
    title,
    description,
    duration: UNDO_MS,
    action: { label: 'Annulla', onClick: () => attempt(() => changePlanner(change)) },
  });
}
