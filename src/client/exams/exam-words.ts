import type { Distribution, Exam } from '../../routers/exams/schema.ts';
import { difficultyLabel } from '../exam-experiences/experience-words.ts';

/** The non-zero counts, in words. */
export function countsOf({ experiences, groups, mentors }: Exam['counts']): string[] {
  return [
    counted(experiences, 'esperienza', 'esperienze'),
    counted(groups, 'gruppo', 'gruppi'),
    counted(mentors, 'mentore', 'mentori'),
  ].filter((text) => text !== '');
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count}\u00a0${count === 1 ? one : many}`;
}

function label(value: number): string {
  return `«${difficultyLabel(value)}»`;
}

/** Describes in words how difficult the exam was found, and how many passed it. */
export function inWords({ counts, passed }: Pick<Exam, 'counts' | 'passed'>, { bars }: Distribution): string {
  const { experiences } = counts;
  const felt = bars.filter(({ count }) => count > 0);
  if (experiences === 1) return `Finora c’è una sola esperienza: ${label(felt[0]!.value)}${passed === 1 ? ', e l’esame è superato' : ''}.`;
  const voices = felt.map(({ value, count }) => `${label(value)} in ${count === 1 ? 'una' : count}`).join(', ');
  return `Finora ci sono ${experiences} esperienze: ${voices}. ${passedBy(passed, experiences)}`;
}

function passedBy(passed: number, all: number): string {
  if (passed === all) return 'In tutte l’esame è superato.';
  if (passed === 0) return 'In nessuna l’esame è superato, per ora: capita, e si riprova.';
  return `In ${passed === 1 ? 'una' : passed} l’esame è superato.`;
}
