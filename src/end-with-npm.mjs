// Plain JavaScript without dependencies, because run.mjs imports it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECKED_EVERY = 500;

/** Sends this process SIGTERM once npm or its shell is gone, because npm's shell forwards no signals. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  // bash replaces itself with the last command that it is given: then the parent is npm, and its own parent may end without it.
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECKED_EVERY).unref();
}

/** Whether the process is the shell that npm gives a command, as `sh -c`. */
function isShell(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === '-c';
  } catch {
    return ps('args', pid).split(' ')[1] === '-c';
  }
}

function parentOf(pid) {
  try {
    // The process name in parentheses may contain anything, spaces included; state and parent id follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return Number(ps('ppid', pid)) || undefined;
  }
}

function ps(field, pid) {
  return spawnSync('ps', ['-o', `${field}=`, '-p', `${pid}`], { encoding: 'utf8' }).stdout ?? '';
}

function isAlive(pid) {
  try {
    return !pid || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
