import { DIFFICULTIES, GRADE_MAX, GRADE_MIN } from '../../routers/exam-experiences/limits.ts';
import { foldText } from '../../routers/fold.ts';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';

/** Fewer say little about an exam, unless it is the one that was looked for. */
const ENOUGH = 3;

/** What the experiences of one exam have in common. */
export interface ExamSummary {
  examName: string;
  count: number;
  passed: number;
  difficulty: Distribution;
  /** Null when nobody told a grade. */
  grades: Distribution | null;
}

export interface Distribution {
  mean: number;
  /** One for each possible value, in order, with how often it occurs. */
  bars: { value: number; count: number }[];
}

const GRADES = Array.from({ length: GRADE_MAX - GRADE_MIN + 1 }, (_, index) => GRADE_MIN + index);

/**
 * Of the exams among these experiences, those with at least `ENOUGH`, most often told first. A search that finds one exam
 * alone gets that one, however few there are.
 */
export function summariesOf(experiences: readonly ExamExperience[], searched: boolean): ExamSummary[] {
  const exams = new Map<string, ExamExperience[]>();
  for (const experience of experiences) {
    // What is under review does not say which exam it is about.
    if (experience.examName === '') continue;
    const name = foldText(experience.examName);
    exams.set(name, [...(exams.get(name) ?? []), experience]);
  }
  const groups = [...exams.values()];
  const shown = searched && groups.length === 1 ? groups : groups.filter((group) => group.length >= ENOUGH);
  return shown.sort((a, b) => b.length - a.length).map(summaryOf);
}

function summaryOf(experiences: ExamExperience[]): ExamSummary {
  const grades = experiences.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  return {
    examName: experiences[0]!.examName,
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
