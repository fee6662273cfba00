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
