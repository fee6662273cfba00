import { Blend, type LucideIcon, MapPin, Video } from 'lucide-react';
import type { CreateStudyGroup, MeetingType } from '../../routers/study-groups/schema.ts';

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

// The room's own numbers live beside zod, which the form must not wait for. A test compares them.
export const GROUP_SIZES = [4, 5, 6, 7, 8, 9, 10, 12, 15] as const satisfies readonly CreateStudyGroup['maxMembers'][];
export const GROUP_SIZE_DEFAULT: CreateStudyGroup['maxMembers'] = 6;

/** Who meets online only needs no place. */
export function hasPlace(meetingType: MeetingType): boolean {
  return meetingType !== 'online';
}
