import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds in which Linux counts what a group has taken: its own choice, since whoever is stopped more often works with colder caches. */
const PERIOD = 100_000;
const ROOT = '/sys/fs/cgroup';
const VERSION_1 = join(ROOT, 'cpu');

/** Gives a process so much of one core and no more, by a control group of its own. @returns what removes the group once the process has ended. */
export function limitToShare(pid: number, share: number): () => void {
  const old = existsSync(join(VERSION_1, 'cpu.shares'));
  const group = join(old ? VERSION_1 : ROOT, `sottovoce-bench-${pid}`);
  const quota = Math.round(PERIOD * share);
  mkdirSync(group);
  if (old) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
