import { DIFFICULTIES, GRADE_MAX, GRADE_MIN } from '../../routers/exam-experiences/limits.ts';
import { foldText } from '../../routers/fold.ts';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';

/** The fewest experiences worth summarizing, unless a search found a single exam. */
const ENOUGH = 3;

/** The experiences of one exam. */
type Exam = [ExamExperience, ...ExamExperience[]];

/** Statistics over the experiences of one exam. */
export interface ExamSummary {
  examName: string;
  count: number;
  passed: number;
  difficulty: Distribution;
  /** Null if no experience has a grade. */
  grades: Distribution | null;
}

export interface Distribution {
  mean: number;
  /** The number of occurrences of each possible value, in order. */
  bars: { value: number; count: number }[];
}

const GRADES = Array.from({ length: GRADE_MAX - GRADE_MIN + 1 }, (_, index) => GRADE_MIN + index);

/**
 * Summarizes the exams with at least `ENOUGH` experiences, those with the most first. If a search found a single exam, it is
 * summarized regardless of the number.
 */
export function summariesOf(experiences: readonly ExamExperience[], searched: boolean): ExamSummary[] {
  const exams = new Map<string, Exam>();
  for (const experience of experiences) {
    // Experiences under review have no exam name.
    if (experience.examName === '') continue;
    const name = foldText(experience.examName);
    const others = exams.get(name);
    if (others) others.push(experience);
    else exams.set(name, [experience]);
  }
  const groups = [...exams.values()];
  const shown = searched && groups.length === 1 ? groups : groups.filter((group) => group.length >= ENOUGH);
  return shown.sort((a, b) => b.length - a.length).map(summaryOf);
}

function summaryOf(experiences: Exam): ExamSummary {
  const grades = experiences.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  return {
    examName: experiences[0].examName,
    count: experiences.length,
    passed: experiences.filter(({ passed }) => passed).length,
    difficulty: distributionOf(
      experiences.map(({ difficulty }) => difficulty),
      DIFFICULTIES,
    ),
    grades: grades.length > 0 ? distributionOf(grades, GRADES) : null,
  };
}

function distributionOf(values: number[], possible: readonly number[]): Distribution {
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    bars: possible.map((value) => ({ value, count: values.filter((other) => other === value).length })),
  };
}
