import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, findExecutable, ownProcess, waitForPort } from './redis-server.ts';

/** A third-party server, such as a balancer or a pooler. */
export interface OtherServer {
  url: string;
  child: ChildProcess;
  output(): string;
  stop(): Promise<void>;
}

const SBIN = ['/usr/sbin'];

export function findOther(name: string): string | undefined {
  return findExecutable([name], SBIN);
}

/** Starts the server with these files in a new folder, and waits until it listens. */
export async function startOther(
  name: string,
  port: number,
  files: Record<string, string>,
  args: (folder: string) => string[],
): Promise<OtherServer> {
  const folder = mkdtempSync(join(tmpdir(), `sottovoce-${name}-`));
  chmodSync(folder, 0o755);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const env = { ...process.env, HOME: folder };
  const child = ownProcess(spawn(findOther(name)!, args(folder), { stdio: ['ignore', 'pipe', 'pipe'], env }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (chunk: Buffer) => (output += String(chunk)));
  await waitForPort(port);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      await endProcess(child, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
