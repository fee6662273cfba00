import { House, type LucideIcon, Search, Users } from 'lucide-react';
import { paths } from '../../lib/paths.ts';

export interface Place {
  path: string;
  label: string;
  /** A label of one word, for the bottom bar. */
  short?: string;
  icon: LucideIcon;
}

export const mainPlaces: Place[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.search, label: 'Cerca', icon: Search },
  { path: paths.studyGroups, label: 'Gruppi di studio', short: 'Gruppi', icon: Users },
];

/** The paths behind 'Altro'; their labels and icons are in `more-places.ts`, which is loaded when it opens. */
const morePaths: string[] = [
  paths.mentorship,
  paths.examExperiences,
  paths.exams,
  paths.studyPlanner,
  paths.support,
  paths.rules,
  paths.about,
  paths.account,
  paths.moderation,
];

export function isBehindMore(location: string): boolean {
  return morePaths.includes(location);
}

export function isCurrent(place: Place, location: string): boolean {
  return place.path === location || (place.path === paths.home && location === paths.homeAlias);
}
