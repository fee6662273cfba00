import type { WrappedKeys } from '../../../db/tables.ts';
import { unwrap } from '../security/root-key.ts';
import type { Finding } from './finding.ts';

/** Checks that the key opens the database, which holds `rows`, none before its first start. */
export function judgeKey(rows: readonly WrappedKeys[], key: string | undefined): Finding[] {
  if (rows.length === 0) return [];
  try {
    unwrap(rows, key ?? '');
  } catch {
    return [
      {
        what: 'SECRET_KEY',
        mend: 'it is not the one of this database, so that nobody could log in; set the key that the database was created with or last rotated to',
      },
    ];
  }
  if (rows.length === 1) return [{ what: 'SECRET_KEY is the one of this database' }];
  return [
    { what: 'SECRET_KEY opens this database, and so does another key: run npm run rotate-key -- --end once no process uses that one' },
  ];
}
