import { ExamSummaryCard } from '../../../src/client/exam-experiences/exam-summary-card.tsx';
import { summariesOf } from '../../../src/client/exam-experiences/exam-summary.ts';
import { ExperienceCard } from '../../../src/client/exam-experiences/experience-card.tsx';
import { DiscussedExamsCard } from '../../../src/client/exams/discussed-exams-card.tsx';
import { NextSessionsCard } from '../../../src/client/exams/next-sessions-card.tsx';
import { SessionsCard } from '../../../src/client/exams/sessions-card.tsx';
import { FeatureCards } from '../../../src/client/landing/feature-cards.tsx';
import { StatCards } from '../../../src/client/landing/stat-cards.tsx';
import { sampleExperience } from '../../exam-experiences/samples.ts';
import type { Room } from '../piece.ts';

const TODAY = '2026-11-22';
const manyOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleExperience({ id: index + 1, grade: 20 + index, difficulty: (index % 5) + 1, passed: index !== 0 }),
  );

export const examsRoom: Room = {
  name: 'esami',
  pieces: [
    { name: 'ExperienceCard, passed', draw: () => <ExperienceCard experience={sampleExperience()} /> },
    {
      name: 'ExperienceCard, bare, voted',
      draw: () => (
        <ExperienceCard
          experience={sampleExperience({
            passed: false,
            grade: null,
            professor: null,
            tips: null,
            studyTime: null,
            resources: [],
            myVote: true,
            helpful: 13,
          })}
        />
      ),
    },
    { name: 'ExperienceCard, mine', draw: () => <ExperienceCard experience={sampleExperience({ mine: true })} /> },
    ...[3, 8].map((count) => ({
      name: `ExamSummaryCard, of ${count}`,
      draw: () => summariesOf(manyOf(count), true).map((summary) => <ExamSummaryCard key={summary.examName} summary={summary} />),
    })),
    { name: 'NextSessionsCard', draw: () => <NextSessionsCard today={TODAY} /> },
    { name: 'SessionsCard', draw: () => <SessionsCard today={TODAY} /> },
    { name: 'DiscussedExamsCard', draw: () => <DiscussedExamsCard /> },
    { name: 'FeatureCards', draw: () => <FeatureCards /> },
    { name: 'StatCards', draw: () => <StatCards /> },
  ],
};
