import { minutesAgo } from '../posts/samples.ts';
import type { OutputOf, ProcedureName } from '../support/msw.ts';
import { storedStudent } from '../support/stored-student.ts';

/** The answers by procedure; null for NOT_FOUND. */
export type Answers = { [Name in ProcedureName]?: OutputOf<Name> | null };

const NOT_FOUND = { message: '', code: -32_603, data: { code: 'NOT_FOUND', httpStatus: 404 } };
const { isAuthenticated: _, ...profile } = storedStudent;
const university = { value: 'Università degli Studi di Torino', safe: true };
const usual: Answers = {
  'account.shareable': { university, faculty: { value: 'Psicologia', safe: true }, studyYear: { value: '2° anno triennale', safe: false } },
  'notices.list': [],
  'posts.answers': { waiting: 3, answeredWithinDay: 92 },
  'measures.list': [],
  'comments.list': [],
  'meetings.list': [],
  'exams.list': [],
  'auth.user': { ...profile, emailConfirmed: true } as OutputOf<'auth.user'>,
  'auth.sessions': [
    { id: 'a'.repeat(32), createdAt: minutesAgo(60), expiresAt: minutesAgo(-60 * 24 * 20), current: true },
    { id: 'b'.repeat(32), createdAt: minutesAgo(60 * 24 * 3), expiresAt: minutesAgo(-60 * 24 * 10), current: false },
  ],
};

/** Answers the calls that pieces make by themselves; unknown procedures get 503, as if the server were down. */
export function answerFor(answers: Answers = {}): void {
  window.fetch = async (address) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, window.location.href);
    const names = pathname.slice(pathname.lastIndexOf('/') + 1).split(',') as ProcedureName[];
    const known: Answers = { ...usual, ...answers };
    if (names.some((name) => known[name] === undefined)) return new Response('', { status: 503 });
    return Response.json(names.map((name) => (known[name] === null ? { error: NOT_FOUND } : { result: { data: known[name] } })));
  };
}
