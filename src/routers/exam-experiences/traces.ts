import type { RoomTraces } from '../traces.ts';
import { findVotes, listExperiencesById, toExamExperience } from './queries.ts';
import type { OwnExamExperiences } from './schema.ts';

export const examExperienceTraces = {
  tables: {
    exam_experiences: { scope: 'experience', parent: 'exam_experiences', id: 'id', key: 'author_key' },
    experience_votes: { scope: 'experience-vote', parent: 'exam_experiences', id: 'experience_id', key: 'voter_key' },
  },
  async export(db, found) {
    const votes = await findVotes(db, found.experience_votes);
    const rows = await listExperiencesById(db, found.exam_experiences.ids);
    return {
      examExperiences: rows.map((row) => toExamExperience(row, { myVote: votes.get(row.id) ?? null, mine: true })),
      votes: [...votes].map(([experienceId, helpful]) => ({ experienceId, helpful })).sort((a, b) => a.experienceId - b.experienceId),
    };
  },
} satisfies RoomTraces<OwnExamExperiences>;
