import { Blend, type LucideIcon, MapPin, Video } from 'lucide-react';
import type { MeetingType } from '../../routers/study-groups/schema.ts';

interface Meeting {
  label: string;
  icon: LucideIcon;
}

export const meetings: Record<MeetingType, Meeting> = {
  online: { label: 'Online', icon: Video },
  presence: { label: 'In presenza', icon: MapPin },
  hybrid: { label: 'Ibrido', icon: Blend },
};

/** In the order in which they are offered. */
export const MEETING_TYPES: readonly MeetingType[] = ['online', 'presence', 'hybrid'];

/** Where one waits for a place in a full group. */
export function placeInList(position: number): string {
  return position === 1 ? 'In lista: tocca a te appena si libera un posto' : `In lista: prima di te, ${position - 1} in attesa`;
}

/** Who meets online only needs no place. */
export function hasPlace(meetingType: MeetingType): boolean {
  return meetingType !== 'online';
}

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/** The day of an instant as one says it among people who meet: 'oggi', 'ieri', '7 gen'. */
export function saidOn(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days === 0) return 'oggi';
  if (days === 1) return 'ieri';
  return `${then.getDate()} ${MONTHS[then.getMonth()]}`;
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
