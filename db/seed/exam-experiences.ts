import type { Insertable, Kysely } from 'kysely';
import { examExperiences } from '../demo/exam-experiences.ts';
import { humanitiesExamExperiences } from '../demo/exam-experiences-humanities.ts';
import { scienceExamExperiences } from '../demo/exam-experiences-science.ts';
import type { ExamExperiences, Tables } from '../tables.ts';
import { insertMany, reserveIds } from './insert-many.ts';
import { hoursBefore, others, type SeedTools } from './tools.ts';

const demoExperiences = [...examExperiences, ...humanitiesExamExperiences, ...scienceExamExperiences];

export async function seedExamExperiences(db: Kysely<Tables>, tools: SeedTools, accountIds: string[]): Promise<void> {
  const ids = await reserveIds(db, 'exam_experiences', demoExperiences.length);
  const votes: { experience_id: number; voter_key: string; helpful: boolean }[] = [];
  const rows = demoExperiences.map((demo, index): Insertable<ExamExperiences> => {
    const id = ids[index]!;
    for (const [place, voter] of others(accountIds, demo.author, demo.helpful + demo.notHelpful).entries()) {
      votes.push({ experience_id: id, voter_key: tools.key('experience-vote', id, voter), helpful: place < demo.helpful });
    }
    return {
      id,
      author_key: tools.key('experience', id, accountIds[demo.author]!),
      exam_name: demo.examName,
      professor: demo.professor ?? null,
      university: demo.university,
      faculty: demo.faculty,
      exam_date: hoursBefore(tools.now, demo.examDaysAgo * 24)
        .toISOString()
        .slice(0, 10),
      difficulty: demo.difficulty,
      grade: demo.grade ?? null,
      passed: demo.passed,
      experience: demo.experience,
      tips: demo.tips,
      study_time: demo.studyTime,
      resources: demo.resources,
      search_text: tools.searchTextOf.experience(demo),
      faculty_folded: tools.fold(demo.faculty),
      created_at: hoursBefore(tools.now, demo.hoursAgo),
    };
  });
  await insertMany(db, 'exam_experiences', rows);
  await insertMany(db, 'experience_votes', votes);
}
