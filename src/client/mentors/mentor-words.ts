import { STUDY_YEAR_MAX } from '../../routers/mentors/limits.ts';
import type { MatchReason, Mentor } from '../../routers/mentors/schema.ts';

export const matchReasons: Record<MatchReason, string> = {
  course: 'Il tuo corso di studi',
  faculty: 'La tua facoltà',
  university: 'Il tuo ateneo',
};

/** The years that the form offers; the server knows the first one too. */
export const STUDY_YEAR_DEFAULT = 2;
export const STUDY_YEARS = Array.from({ length: STUDY_YEAR_MAX - 1 }, (_, index) => index + 2);
/** A card shows this much of a bio. */
export const BIO_EXCERPT = 100;

/** Why a rating that was just given does not show. */
export const RATINGS_TOGETHER =
  'La media appare da tre voti in poi, di tre persone diverse, e cambia a tre per volta: così nessun voto si riconosce.';

const decimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function formatRating(rating: number): string {
  return decimal.format(rating);
}

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
  // By code points, so that no emoji is cut in half.
  const characters = [...bio];
  return characters.length > BIO_EXCERPT ? `${characters.slice(0, BIO_EXCERPT).join('').trimEnd()}…` : bio;
}

export function sessions(count: number): string {
  return count === 1 ? '1 sessione' : `${count} sessioni`;
}
