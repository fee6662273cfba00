import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Quota period in microseconds, the default of Linux: shorter ones interrupt the process more often, which cools its caches. */
const PERIOD = 100_000;
const ROOT = '/sys/fs/cgroup';
const VERSION_1 = join(ROOT, 'cpu');

/** Limits a process to a share of one core by a control group. @returns a function that removes the group after the process has ended */
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
