// Plain JavaScript without dependencies, because run.mjs imports it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECKED_EVERY = 500;

/** Sends this process SIGTERM once npm or its shell is gone, because npm's shell forwards no signals. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && isAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECKED_EVERY).unref();
}

function parentOf(pid) {
  try {
    // The process name in parentheses may contain anything, spaces included; state and parent id follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' }).stdout) || undefined;
  }
}

function isAlive(pid) {
  try {
    return !pid || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
