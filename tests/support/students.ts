import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { insertAccount } from '../../src/routers/auth/queries.ts';
import type { Vault } from '../../src/routers/identity.ts';
import { insertSession } from '../../src/routers/sessions/queries.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { TEST_SECRET } from './migration-tools.ts';

export interface TestStudent {
  accountId: string;
  email: string;
  /** The bearer token. */
  token: string;
}

interface Where {
  db: Kysely<Tables>;
  /** Provides the clock and the vault; defaults to the real clock. */
  services?: { now(): Date; vault: Vault };
}

const testVault = createVault(TEST_SECRET);

/** The password of every test student, with an argon2id hash that is as cheap to verify as possible. */
export const STUDENT_PASSWORD = 'sera-quieta-in-biblioteca';
export const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$cn0VYw4jImBcQ+d+UWjfgA$oMTB8NsOfFqx5nxTK55PPzX5Va1tJmwOLvT0W0EXFhQ';

/** Creates a student with a session, without the cost of hashing a password. */
export async function makeStudent(
  { db, services }: Where,
  fields: { email?: string; university?: string; faculty?: string; studyYear?: string; emailConfirmed?: boolean } = {},
): Promise<TestStudent> {
  const email = fields.email ?? `studente.${randomUUID()}@edu.unito.it`;
  const now = services?.now() ?? new Date();
  const vault = services?.vault ?? testVault;
  const account = await insertAccount(
    db,
    { vault, now: () => now },
    {
      email,
      passwordHash: PASSWORD_HASH,
      firstName: 'Nome',
      lastName: 'Cognome',
      university: fields.university ?? 'Università degli Studi di Torino',
      faculty: fields.faculty ?? 'Psicologia',
      studyYear: fields.studyYear ?? '2° anno triennale',
      emailConfirmed: fields.emailConfirmed ?? true,
      termsAcceptedAt: now.toISOString(),
      createdAt: now.toISOString(),
    },
  );
  const { token } = await insertSession(db, vault, account!.id, now);
  const student = { accountId: account!.id, email, token };
  const traces = everybody.get(db) ?? new Map<string, Trace[]>();
  everybody.set(db, traces);
  for (const trace of [student.accountId, email].flatMap(disguises)) {
    const middle = trace.slice(...MIDDLE);
    traces.set(middle, [...(traces.get(middle) ?? []), { trace, student }]);
  }
  return student;
}

interface Trace {
  trace: string;
  student: TestStudent;
}

/** The slice by which traces are indexed, because each response is searched for thousands of them. */
const MIDDLE = [9, 17] as const;
/** Matches words long enough to contain a trace, which has no spaces or quotes; most words are shorter. */
const LONG_WORD = /[^\s"]{17,}/g;
/** All traces, per database. */
const everybody = new WeakMap<Where['db'], Map<string, Trace[]>>();

/** Returns the secret itself and its unkeyed hashes. */
function disguises(secret: string): string[] {
  return [
    secret,
    ...(['hex', 'base64', 'base64url'] as const).flatMap((form) =>
      ['md5', 'sha1', 'sha256'].map((hash) => createHash(hash).update(secret).digest(form)),
    ),
  ];
}

/** @throws if the text identifies a student of this database to anyone else; `asked` is the request with its headers */
export function checkSecrecy(db: Where['db'], asked: string, text: string): void {
  const traces = everybody.get(db);
  if (!traces) return;
  const [start, end] = MIDDLE;
  for (const [word] of text.matchAll(LONG_WORD)) {
    for (let at = 0; at + end <= word.length; at += 1) {
      for (const { trace, student } of traces.get(word.slice(at + start, at + end)) ?? []) {
        if (word.startsWith(trace, at) && !asked.includes(student.token) && !asked.includes(student.email))
          throw new Error(`${asked} is told ${trace} of ${student.email}: ${text}`);
      }
    }
  }
}
