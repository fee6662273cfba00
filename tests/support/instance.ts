import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { endProcess, freePort, ownProcess } from './redis-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT = 100_000;
/** Disables the optimizing WebAssembly compiler, which does not pay off for the embedded database in a process that lives for seconds. */
export const SHORT_LIVED = ['--liftoff-only'];

export interface Instance {
  url: string;
  /** Its output since the last start. */
  output(): string;
  /** The process of the last start. */
  process(): ChildProcess | undefined;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>;
}

/** Creates a server that runs in its own process, without building the client. */
export async function makeInstance(variables: Record<string, string>): Promise<Instance> {
  const [port, program] = [await freePort(), await bundle('src/server/main.ts')];
  let child: ChildProcess | undefined;
  let output = '';
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        OPERATOR_NAME: 'Sottovoce',
        CONTACT_EMAIL: 'ciao@sottovoce.example',
        ...variables,
      };
      child = ownProcess(spawn(process.execPath, [...SHORT_LIVED, program], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env }));
      output = '';
      for (const stream of [child.stdout, child.stderr]) stream!.on('data', (chunk: Buffer) => (output += String(chunk)));
      await ready(child, () => output);
    },
    output: () => output,
    process: () => child,
    kill: () => endProcess(child, 'SIGKILL'),
    async stop() {
      await endProcess(child, 'SIGTERM');
      return child?.exitCode ?? null;
    },
  };
}

/** Resolves when the server reports that it listens, or when it was killed. */
async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const listening = new Promise<'listening'>((resolve) => {
    child.stdout!.on('data', () => output().includes('Sottovoce: ') && resolve('listening'));
  });
  const [outcome] = await Promise.race([
    listening.then((value) => [value] as const),
    once(child, 'exit').then(([code, signal]) => [signal === 'SIGKILL' ? 'killed' : `stopped with ${code}`] as const),
    new Promise<readonly [string]>((resolve) => setTimeout(() => resolve(['took too long']), START_TIMEOUT).unref()),
  ]);
  if (outcome !== 'listening' && outcome !== 'killed') throw new Error(`An instance ${outcome}: ${output().slice(-2000)}`);
}
