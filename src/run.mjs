// The commands of package.json. Plain JavaScript without dependencies, because it runs before anything is installed or built.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { isInstalled } from './is-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE_MINIMUM = [20, 19];
const CLIENT = {
  name: 'client',
  stamp: 'dist/built-sources',
  made: 'dist/client/index.html',
  sources: ['package-lock.json', 'vite.config.ts', 'src/build', 'src/client', 'src/moderation', 'src/routers'],
  script: ['node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']],
};
const SERVER = {
  name: 'server',
  stamp: 'dist/built-server',
  made: 'dist/server/main.mjs',
  sources: ['package-lock.json', 'db', 'src/build', 'src/moderation', 'src/routers', 'src/server'],
  script: ['node_modules/tsx/dist/cli.mjs', ['src/build/server.ts']],
};

const [command, ...args] = process.argv.slice(2);
process.chdir(ROOT);
refuseOldNode();
endWithNpm();

switch (command) {
  case 'start':
    ensureBuilt(CLIENT, SERVER);
    process.env.NODE_ENV ??= 'production';
    await import(new URL(`../${SERVER.made}`, import.meta.url).href);
    break;
  case 'install':
    ensureInstalled();
    break;
  case 'build':
    ensureBuilt(CLIENT, SERVER);
    break;
  case 'seed':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/seed.ts');
    break;
  case 'moderate':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/moderate.ts');
    break;
  case 'doctor':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/doctor/main.ts');
    break;
  case 'backup':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/backup.ts');
    break;
  case 'restore':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/restore.ts');
    break;
  case 'delete-account':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/delete-account.ts');
    break;
  case 'rotate-key':
    ensureInstalled({ dev: false });
    await runTypeScript('src/server/rotate-key.ts');
    break;
  case 'bench':
    ensureInstalled();
    await runTypeScript('tests/bench/run.ts');
    break;
  case 'chaos':
    ensureInstalled();
    await runTypeScript('tests/chaos/run.ts');
    break;
  case 'fuzz':
    ensureInstalled();
    await runTypeScript('tests/api/run-fuzz.ts');
    break;
  case 'soak':
    ensureInstalled();
    await runTypeScript('tests/bench/soak.ts');
    break;
  case 'language':
    ensureInstalled();
    await runTypeScript('tests/language/run.ts');
    break;
  case 'language:train':
    ensureInstalled();
    await runTypeScript('tests/language/train.ts');
    break;
  case 'language:report':
    ensureInstalled();
    await runTypeScript('tests/language/report.ts');
    break;
  case 'gallery':
    ensureInstalled();
    await runTypeScript('tests/gallery/run.ts');
    break;
  case 'dev':
    ensureInstalled();
    develop();
    break;
  case 'test':
    ensureInstalled();
    ensureBuilt(CLIENT);
    process.exitCode = run('node_modules/vitest/vitest.mjs', ['run', ...args]);
    break;
  default:
    fail(
      `Unknown command ${command ?? '(none)'}: use start, install, build, dev, test, seed, moderate, doctor, backup, restore, delete-account, rotate-key, bench, chaos, fuzz, soak, gallery, language, language:train or language:report`,
    );
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const old = major < NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor < NODE_MINIMUM[1]);
  if (old) fail(`Sottovoce needs Node ${NODE_MINIMUM.join('.')} or later; this is ${process.versions.node}`);
}

/** Runs `npm ci` unless node_modules matches the lockfile. */
function ensureInstalled({ dev = true } = {}) {
  if (isInstalled({ root: ROOT, dev })) return;
  // `npm ci` would empty the folder behind the link, which belongs to another checkout.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules is a symbolic link to the packages of another version: remove the link');
  process.stdout.write('Installing dependencies…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status !== 0) fail(`Dependencies could not be installed${error ? `: ${error.message}` : ''}`);
}

/** Builds the parts whose sources have changed since their last build. Without a stale part, no development dependencies are needed. */
function ensureBuilt(...parts) {
  const stale = parts
    .map((part) => ({ ...part, wanted: hashOf(part.sources) }))
    .filter(({ stamp, made, wanted }) => readIfThere(stamp) !== wanted || !existsSync(made));
  ensureInstalled({ dev: stale.length > 0 });
  for (const { name, stamp, wanted, script } of stale) {
    process.stdout.write(`Building the ${name}…\n`);
    // An interrupted build leaves files that the sources of the last complete one do not explain.
    rmSync(stamp, { force: true });
    if (run(...script, { NODE_ENV: 'production' }) !== 0) fail(`The ${name} could not be built`);
    mkdirSync('dist', { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

/** Runs the server and Vite side by side, both with hot reload; when one ends, so does the other. */
function develop() {
  const port = process.env.PORT ?? '5000';
  const env = { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' };
  const children = [
    spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'], {
      stdio: 'inherit',
      env,
    }),
    spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env }),
  ];
  const stop = () => children.forEach((child) => child.kill());
  process.once('SIGINT', stop).once('SIGTERM', stop);
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
  }
}

async function runTypeScript(path) {
  const { register } = await import('tsx/esm/api');
  register();
  process.argv.splice(1, 2, join(ROOT, path));
  process.stdout.on('error', endOfPipe);
  await import(new URL(`../${path}`, import.meta.url).href);
}

/** Ends as a shell expects it when the reader of the output ends first, as in `npm run language | head`. */
function endOfPipe(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit(128 + constants.signals.SIGPIPE);
}

function run(script, scriptArgs, env = {}) {
  return spawnSync(process.execPath, [script, ...scriptArgs], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = path.includes('.')
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort((one, other) => (one < other ? -1 : 1))) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
