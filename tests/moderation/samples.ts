import { type OutputOf, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';

export type Summary = OutputOf<'moderation.cases'>[number];
export type Case = OutputOf<'moderation.case'>;

export const profile = {
  id: storedStudent.id!,
  email: 'giulia.rossi@edu.unito.it',
  firstName: 'Giulia',
  lastName: 'Rossi',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
  emailConfirmed: true,
};

export const worried: Summary = {
  id: 3,
  kind: 'post',
  state: 'open',
  danger: 0,
  reasons: [{ reason: 'worried', count: 2 }],
  found: [],
  underReview: false,
  openedAt: '2026-11-22T08:00:00.000Z',
  excerpt: 'Non ce la faccio più, vorrei sparire',
  distressing: true,
  taken: null,
  appealed: false,
  action: null,
  unjudged: false,
};
export const insult: Summary = {
  ...worried,
  id: 2,
  kind: 'comment',
  danger: 2,
  reasons: [{ reason: 'insult', count: 1 }],
  excerpt: 'Cambia strada',
  distressing: false,
};

export function sampleCase(fields: Partial<Case> = {}): Case {
  return {
    ...insult,
    taken: 'mine',
    gone: false,
    editedAt: null,
    alias: 'Gru Lenta',
    texts: [{ name: 'Testo', text: 'Cambia strada' }],
    version: 'prima',
    postId: 1,
    thingId: 9,
    around: [],
    reports: [{ reason: 'insult', also: [], text: 'Mi ha ferita', by: 'student', createdAt: worried.openedAt }],
    earlierMeasures: 2,
    actions: ['keep', 'edit', 'remove', 'warn', 'pause', 'close'],
    mayCare: true,
    before: null,
    decision: null,
    appeal: null,
    ...fields,
  };
}

/** A closed case whose appeal the moderator may answer. */
export function closedWith(fields: Partial<Case> = {}): Case {
  const decision = { action: 'warn', rule: 'judging', reason: 'Giudica.', endsAt: null, removed: false } as const;
  return sampleCase({
    action: 'warn',
    actions: [],
    decision: { ...decision, decidedAt: worried.openedAt, mine: false },
    appeal: { text: 'Citavo il post.', createdAt: worried.openedAt, outcome: null, answer: null, mayAnswer: true },
    ...fields,
    state: 'closed',
  });
}

export function asModerator() {
  trpcHandler('auth.user', () => ({ ...profile, moderator: true as const }));
}
