import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { bundle } from './bundle.ts';
import { SHORT_LIVED } from './instance.ts';

export interface Product {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  /** @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs a command of the product like `npm run` does, and collects its output. */
export function runCommand(command: string, env: Record<string, string>, args: string[] = []): Omit<Product, 'url'> {
  return run(['src/run.mjs', command, ...args], env);
}

/** Runs a program of the product directly, without the checks and builds of the command. */
export async function runProgram(program: string, env: Record<string, string>, args: string[] = []): Promise<Omit<Product, 'url'>> {
  return run([...SHORT_LIVED, await bundle(program), ...args], env);
}

function run(argv: string[], env: Record<string, string>): Omit<Product, 'url'> {
  const child = spawn(process.execPath, argv, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    output: () => text,
    ended,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null) child.kill(signal);
      return ended;
    },
  };
}

/** Starts the product on a free port and waits for the line with its URL; with `quick`, without the steps that `npm start` runs first. */
export async function startProduct(env: Record<string, string>, { quick = false } = {}): Promise<Product> {
  const port = await freePort();
  const variables = { PORT: String(port), NODE_ENV: 'production', ...env };
  const running = quick ? await runProgram('src/server/main.ts', variables) : runCommand('start', variables);
  const url = `http://localhost:${port}`;
  for (const patience = Date.now() + 120_000; Date.now() < patience;) {
    if (running.output().includes(`Sottovoce: ${url}`)) return { ...running, url };
    if (running.child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await running.stop('SIGKILL');
  throw new Error(`The product did not start:\n${running.output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
