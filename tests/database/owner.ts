import { once } from 'node:events';
import { DirectoryInUse, ownDirectory } from '../../db/directory-owner.ts';

// A process that tries to own the directory of argv[2] as soon as its input says so, prints whether it does, and stays until it is killed.
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const owned = await ownDirectory(process.argv[2]!).then(
  () => true,
  (error: unknown) => {
    if (error instanceof DirectoryInUse) return false;
    throw error;
  },
);
process.stdout.write(owned ? 'owned\n' : 'in use\n');
setInterval(() => {}, 60_000);
