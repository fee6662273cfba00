import { cutAfter } from '../../routers/characters.ts';
import { CAPACITY_MAX, CAPACITY_MIN, STUDY_YEAR_MAX } from '../../routers/mentors/limits.ts';
import type { MatchReason, Mentor } from '../../routers/mentors/schema.ts';

export const matchReasons: Record<MatchReason, string> = {
  course: 'Vicino a quello che studi',
  faculty: 'La tua facoltà',
  university: 'Il tuo ateneo',
};

export const STUDY_YEAR_DEFAULT = 2;
/** The years offered by the form; the server accepts the first year, too. */
const STUDY_YEARS = Array.from({ length: STUDY_YEAR_MAX - 1 }, (_, index) => index + 2);
/** The years offered, and the year of an existing profile, which another API client may have set. */
export function yearsWith(year: number | undefined): number[] {
  return year === undefined || STUDY_YEARS.includes(year) ? STUDY_YEARS : [year, ...STUDY_YEARS];
}

/** The note in the profile forms. */
export const SHOWN = 'Gli altri vedono quello che scrivi qui, il tuo ateneo e la tua facoltà. Mai il tuo nome né la tua email.';

/** Characters of the bio shown on a card. */
const BIO_EXCERPT = 100;

/** Explains why a rating just given does not show yet. */
export const RATINGS_TOGETHER =
  'La media compare quando ti hanno votato tre persone, si aggiorna dopo i voti di altre tre e, con pochi voti, non è mai esattamente 1 o 5: così nessuno può riconoscere un singolo voto.';

const decimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A rating of 0 means that there is none yet. */
export function formatRating(rating: number): string {
  return rating === 0 ? 'Ancora senza voti' : decimal.format(rating);
}

/** Whether a review hides the profile from all but its mentor. */
export function isCovered({ underReview, bio }: Pick<Mentor, 'underReview' | 'bio'>): boolean {
  return underReview === true && bio === '';
}

/** Whether students may send the mentor a request. */
export function canBeAsked(mentor: Mentor): boolean {
  return availabilityOf(mentor).free && !mentor.mine && !isCovered(mentor);
}

/** The availability of a mentor: its label, and whether the mentor takes new requests. */
export function availabilityOf({ isAvailable, full }: Pick<Mentor, 'isAvailable' | 'full'>): { label: string; free: boolean } {
  if (!isAvailable) return { label: 'Occupato', free: false };
  return full ? { label: 'Al completo', free: false } : { label: 'Disponibile', free: true };
}

export const capacityOptions = Array.from({ length: CAPACITY_MAX - CAPACITY_MIN + 1 }, (_, index) => {
  const count = CAPACITY_MIN + index;
  return { value: String(count), label: count === 1 ? '1 persona' : `${count} persone` };
});

export function yearOf(studyYear: number): string {
  return `${studyYear}° Anno`;
}

export function courseOf({ courseOfStudy }: Pick<Mentor, 'courseOfStudy'>): string {
  return courseOfStudy || 'Corso non specificato';
}

export function specializationsOf({ specializations }: { specializations: string[] | string }): string {
  return (Array.isArray(specializations) ? specializations.join(', ') : specializations) || 'Non specificato';
}

export function bioExcerpt(bio: string): string {
  return cutAfter(bio, BIO_EXCERPT);
}

export function sessions(count: number): string {
  return count === 1 ? '1 sessione' : `${count} sessioni`;
}
