import { House, type LucideIcon, Search, Users } from 'lucide-react';
import { paths } from '../../lib/paths.ts';

export interface Place {
  path: string;
  label: string;
  /** Where a bar has room for one word. */
  short?: string;
  icon: LucideIcon;
}

export const mainPlaces: Place[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.search, label: 'Cerca', icon: Search },
  { path: paths.studyGroups, label: 'Gruppi di studio', short: 'Gruppi', icon: Users },
];

/** The addresses behind 'Altro'; `more-places.ts` has their labels and icons, which wait until it opens. */
const morePaths: string[] = [
  paths.mentorship,
  paths.examExperiences,
  paths.exams,
  paths.studyPlanner,
  paths.support,
  paths.rules,
  paths.about,
  paths.account,
];

export function isBehindMore(location: string): boolean {
  return morePaths.includes(location);
}

export function isCurrent(place: Place, location: string): boolean {
  return place.path === location || (place.path === paths.home && location === paths.homeAlias);
}
