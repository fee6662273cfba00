import type { ExamExperience } from '../../src/routers/exam-experiences/schema.ts';

/** An experience as the server lists it. */
export function sampleExperience(overrides: Partial<ExamExperience> = {}): ExamExperience {
  return {
    id: 3,
    examName: 'Diritto privato',
    professor: 'Prof.ssa B.',
    university: 'Università di Pisa',
    faculty: 'Giurisprudenza',
    examDate: '2026-06-18',
    difficulty: 4,
    grade: 27,
    passed: true,
    experience: 'Scritto di due ore, poi un orale breve e cordiale.',
    tips: 'Portate il codice.',
    studyTime: 'Due mesi',
    resources: ['Manuale, nona edizione', 'Prove vecchie'],
    createdAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
    helpful: 12,
    notHelpful: 2,
    authorId: 'b2',
    myVote: null,
    mine: false,
    ...overrides,
  };
}
