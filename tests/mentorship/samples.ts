import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { MentorshipRequest, SentRequest } from '../../src/routers/mentorship/schema.ts';

/** A mentor as listed by the server. */
export function sampleMentor(overrides: Partial<Mentor> = {}): Mentor {
  return {
    id: 4,
    courseOfStudy: 'Psicologia clinica',
    studyYear: 5,
    specializations: ['Psicometria', 'Ansia da esame'],
    bio: 'Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone.',
    availableHours: 'Lunedì e mercoledì, 18-20',
    languages: 'Italiano, francese',
    isAvailable: true,
    full: false,
    rating: 4.75,
    totalSessions: 12,
    user: { university: 'Università degli Studi di Padova', faculty: 'Psicologia' },
    matchReason: null,
    mine: false,
    ...overrides,
  };
}

/** A request as its mentor sees it. */
export function sampleRequest(overrides: Partial<MentorshipRequest> = {}): MentorshipRequest {
  return {
    id: 31,
    mentorId: 4,
    topic: 'Psicometria',
    message: 'Ho l’esame tra due mesi e non so da dove cominciare.',
    urgency: 'medium',
    status: 'pending',
    createdAt: '2026-11-15T10:00:00.000Z',
    mentor: { courseOfStudy: 'Psicologia clinica', studyYear: 5 },
    mentorResponse: null,
    ...overrides,
  };
}

/** The same request as the student sees it. */
export function sampleSent(overrides: Partial<SentRequest> = {}): SentRequest {
  return { ...sampleRequest(), rating: null, ...overrides };
}

/** A pause that lasts for a week. */
export function samplePause(): Measure {
  const [createdAt, endsAt] = [new Date(), new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)].map((at) => at.toISOString());
  return {
    id: 1,
    kind: 'post',
    action: 'pause',
    rule: 'spam',
    reason: 'Spam',
    by: 'person',
    excerpt: '',
    removed: false,
    createdAt: createdAt!,
    endsAt: endsAt!,
    appeal: null,
    mayAppeal: true,
  };
}
