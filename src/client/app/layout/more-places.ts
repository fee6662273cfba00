import { BookOpenText, CalendarDays, Compass, Info, LifeBuoy, NotebookPen, Scale, Settings, ShieldCheck } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import type { Place } from './navigation.ts';

/** The links behind 'Altro', in three groups: tools, information, account. */
export const morePlaces: Place[][] = [
  [
    { path: paths.mentorship, label: 'Mentorship', icon: Compass },
    { path: paths.examExperiences, label: 'Esperienze d’esame', icon: BookOpenText },
    { path: paths.exams, label: 'Calendario esami', icon: CalendarDays },
    { path: paths.studyPlanner, label: 'Piano di studio', icon: NotebookPen },
  ],
  [
    { path: paths.support, label: 'Supporto', icon: LifeBuoy },
    { path: paths.rules, label: 'Regole della community', icon: Scale },
    { path: paths.about, label: 'Chi siamo', icon: Info },
  ],
  [{ path: paths.account, label: 'Impostazioni', icon: Settings }],
];

/** Shown to moderators only. */
export const moderationPlace: Place = { path: paths.moderation, label: 'Moderazione', icon: ShieldCheck };
