import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { openToOthers } from '../../../db/private-files.ts';
import type { Env } from '../start/env.ts';
import type { Finding } from './finding.ts';

/** Checks that only the user who runs the server can read the files of the data folder. */
export async function checkFiles(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Finding[]> {
  if (!existsSync(env.DATA_DIR)) return [];
  const what = `files in DATA_DIR ${env.DATA_DIR}`;
  if (!mayUse(env.DATA_DIR)) return [{ what, mend: 'this user has no access to them; run the doctor as the user that runs the server' }];
  const open = openToOthers(env.DATA_DIR);
  return [
    {
      what,
      mend:
        open.length > 0
          ? `${open.length} can be read by others, such as ${open[0]}; run chmod -R go= ${realpathSync(env.DATA_DIR)}`
          : undefined,
    },
  ];
}

/** Whether this user may use the folder; a missing folder counts as usable, because it can be created. */
export function mayUse(folder: string): boolean {
  if (!existsSync(folder)) return true;
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
