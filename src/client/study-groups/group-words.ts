import { Blend, type LucideIcon, MapPin, Video } from 'lucide-react';
import { formatLongDate } from '../lib/time.ts';
import { isFull } from '../../routers/study-groups/rules.ts';
import type { MeetingType, StudyGroup } from '../../routers/study-groups/schema.ts';

interface Meeting {
  label: string;
  icon: LucideIcon;
}

export const meetings: Record<MeetingType, Meeting> = {
  online: { label: 'Online', icon: Video },
  presence: { label: 'In presenza', icon: MapPin },
  hybrid: { label: 'Ibrido', icon: Blend },
};

/** In display order. */
export const MEETING_TYPES: readonly MeetingType[] = ['online', 'presence', 'hybrid'];

/** The labels of the text fields of a group’s form, in their order on screen. */
export const TEXT_LABELS = {
  title: 'Titolo',
  subject: 'Materia',
  university: 'Università',
  faculty: 'Facoltà',
  description: 'Descrizione',
  location: 'Luogo',
  schedule: 'Orari',
  tags: 'Etichette',
};

/** For a change whose answer was lost: it may have been made. */
export const UNCLEAR = 'Non sappiamo se il gruppo è rimasto com’era';
export const UNHEARD = 'Non è arrivata la conferma. Guarda com’è adesso, e se serve riprova.';

/** Describes a position in the waiting list of a full group. */
export function placeInList(position: number): string {
  if (position === 1) return 'In lista: tocca a te appena si libera un posto';
  return position === 2 ? 'In lista: prima di te c’è una persona' : `In lista: prima di te ci sono ${position - 1} persone`;
}

/** Ends a sentence such as "Il tuo posto ..." about a place just left: if the group is still full, the waiting list got the place. */
export function whereItGoes(group: StudyGroup): string {
  return isFull(group) ? 'è andato a chi aspettava in lista' : 'è di nuovo libero';
}

/** Whether the group's texts are hidden from the user while they are under review. */
export function isCovered({ underReview, title }: StudyGroup): boolean {
  return underReview === true && title === '';
}

/** Whether the user may edit the group: not during a review, because a moderator has to check first what another leader may have written. */
export function isEditable(group: StudyGroup): boolean {
  return group.mine && !isCovered(group);
}

/** The title of a group, or a substitute while it is hidden. */
export function nameOf(group: StudyGroup): string {
  return isCovered(group) ? 'Gruppo in verifica' : group.title;
}

export function hasPlace(meetingType: MeetingType): boolean {
  return meetingType !== 'online';
}

export function hasLink(meetingType: MeetingType): boolean {
  return meetingType !== 'presence';
}

const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const DAY_MS = 86_400_000;

/** The local day of a past instant: 'oggi', 'ieri', '7 gennaio'. */
export function saidOn(iso: string, today: string): string {
  const days = daysBetween(new Date(iso), new Date(`${today}T00:00:00`));
  if (days === 0) return 'oggi';
  return days === 1 ? 'ieri' : dayAndMonth(iso);
}

/** 'Oggi', 'Domani', 'Martedì 24 novembre'. */
export function meetingDay(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const days = daysBetween(now, then);
  if (days === 0) return 'Oggi';
  if (days === 1) return 'Domani';
  const weekday = WEEKDAYS[then.getDay()]!;
  return `${weekday[0]!.toUpperCase()}${weekday.slice(1)} ${dayAndMonth(iso)}`;
}

function dayAndMonth(iso: string): string {
  return formatLongDate(iso).split(' ').slice(0, 2).join(' ');
}

/** Calendar days between two instants; rounded, because a day with a clock change does not have 24 hours. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
