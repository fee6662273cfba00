import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { VALKEY_RULES } from '../src/server/doctor/valkey.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('deploy/sottovoce.service');
const operations = read('docs/operations.md');
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const [base = '', ...stages] = dockerfile.split(/^FROM .*$/m).slice(1);
const last = stages.at(-1)!;

/** All environment variables that the server reads. */
const variables = new Set([...read('src/server/start/env.ts').matchAll(/^    ([A-Z_]+):/gm)].map(([, name]) => name!));
const MADE = ['dist/client', 'dist/server', 'node_modules'];
const sources = (stage: string) =>
  [...stage.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, all]) =>
    all!.split(' ').map((path) => path.replace(/^\/app\//, '')),
  );
const inImage = [...sources(base), ...sources(last)];

/** Variables that the compose file does not set, and why. */
const NOT_CHOSEN: Record<string, string> = {
  HOST: 'the image says it',
  PORT: 'the image says it',
  DATA_DIR: 'the image says it',
  DATABASE_DIRECT_URL: 'there is no pooler',
  DATABASE_READ_URL: 'there is no replica',
  NEW_SECRET_KEY: 'of one command',
  BACKUP_KEY: 'of the commands that the service backup runs',
  LOG_MAILS: 'for trying out on a machine of one’s own',
  RATE_LIMITS: 'for benchmarks',
};

/** Packages with install scripts, and why they work without running them. */
const INSTALL_SCRIPTS: Record<string, string> = {
  esbuild: 'puts its binary in the place of the script that would start it: a little faster, and the script does the same',
  msw: 'copies a worker for browsers into a folder that the project would name; it names none',
};

test('the image holds every file that the server and its commands read, and runs as an unprivileged user', () => {
  for (const path of inImage) expect(existsSync(path) || MADE.includes(path), path).toBe(true);
  const passed = read('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const isPassed = (path: string) => passed.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const given = inImage.filter((path) => !MADE.includes(path));
  expect(given.filter((path) => !isPassed(path))).toEqual([]);
  const holds = (path: string) => inImage.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const files = given
    .filter((path) => statSync(path).isDirectory())
    .flatMap(listFiles)
    .filter((path) => /\.(ts|mjs)$/.test(path));
  expect(files.length).toBeGreaterThan(200);
  const missing = files.flatMap((file) =>
    beside(file)
      .filter((path) => !holds(path))
      .map((path) => `${file} reads ${path}`),
  );
  expect(missing).toEqual([]);
  // The build stage gets more files than the image; helpers from tests are listed one by one.
  expect(readByTheBuild().filter((path) => !isPassed(path))).toEqual([]);
  expect(last).toMatch(/^USER node$/m);
  expect(last).not.toMatch(/npm|COPY (\.|tests|docs|src\/client)/);
  expect(dockerfile).toContain('npm ci --omit=dev');
  // Packages that are installed only as optional peer dependencies of others, for their types.
  type Locked = { dev?: true; dependencies?: object; optionalDependencies?: object };
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const running = Object.values(packages)
    .slice(1)
    .filter(({ dev }) => !dev);
  const needed = new Set(running.flatMap((it) => Object.keys({ ...it.dependencies, ...it.optionalDependencies })));
  const idle = Object.keys(manifest.devDependencies).filter((name) => !packages[`node_modules/${name}`]!.dev && !needed.has(name));
  expect(idle).toContain('typescript');
  for (const name of idle) expect(stages[1]).toContain(`rm -r node_modules/${name} `);
  // The doctor requires that no other user can read the data directory.
  expect(last).toContain('--owner=node --group=node --mode=0700 /data');
  const installs = sources(stages[0]!);
  for (const path of ['src/run.mjs', ...beside('src/run.mjs')]) expect(installs).toContain(path);
});

test('the documented restore command runs in a service that has the backups and their key', () => {
  const row = operations.split('\n').find((line) => line.includes('src/server/restore.ts'))!;
  const [, service] = /docker compose run --rm (\S+) node/.exec(row)!;
  const asked = compose.slice(compose.indexOf(`\n  ${service}:\n`), compose.indexOf('\nvolumes:'));
  expect(asked).toContain('BACKUP_KEY: ');
  expect(asked).toContain(':/backup');
  expect(row).toContain(' /backup/');
});

/** Read by Node and by glibc. */
const OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX'];

test('image, compose file and unit start the compiled server on one port, with variables that it knows', () => {
  const made = /made: '(dist\/server\/[\w.]+)'/.exec(read('src/run.mjs'))![1]!;
  expect(last).toContain(`CMD ["node", "${made}"]`);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${made}`);
  const port = /^EXPOSE (\d+)$/m.exec(last)![1];
  expect(last).toContain(`PORT=${port} `);
  expect(last).toContain(`http://127.0.0.1:${port}/healthz`);
  const ofApp = /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(compose)![1]!;
  const named = [
    ...[.../^ENV (.*)$/m.exec(last)![1]!.matchAll(/(\w+)=/g)],
    ...ofApp.matchAll(/^ {4}(\w+):/gm),
    ...[...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all]) => [...all!.matchAll(/(\w+)=/g)]),
  ].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !variables.has(name) && !OTHERS.includes(name))).toEqual([]);
  const given = new Set([...ofApp.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name!));
  expect([...variables].filter((name) => !given.has(name)).sort()).toEqual(Object.keys(NOT_CHOSEN).sort());
  // The PostgreSQL client in the image, which takes backups, must match the version of the server.
  expect(compose).toContain(`image: postgres:${/the client of PostgreSQL (\d+)/.exec(dockerfile)![1]}\n`);
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  for (const [, service, body] of services.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)+)/gm))
    expect(body, service).toMatch(/^ {4}(?:logging: \*logging|<<: \*app)$/m);
  // Every variable is documented for those who write the .env file.
  const asked = [...new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))];
  expect(asked.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  expect([...variables].filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  for (const hardened of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'init: true'])
    expect(compose).toContain(hardened);
  for (const path of compose.match(/\.\/deploy\/[\w.-]+/g)!) expect(existsSync(path), path).toBe(true);
});

test('a process of the unit reads the files of its own version after the link to the code leads to the next', async () => {
  const link = /^WorkingDirectory=(.*)$/m.exec(unit)![1]!;
  expect(operations).toContain(`ln -sfn sottovoce-2 ${link}`);
  const [, program] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit)!;
  const [, clientRoot] = /clientRoot: (fileURLToPath\(.*\)),/.exec(read('src/server/main.ts'))!;
  const parent = mkdtempSync(join(tmpdir(), 'sottovoce-versions-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const current = join(parent, 'sottovoce');
  for (const version of ['sottovoce-1', 'sottovoce-2']) {
    for (const folder of [dirname(program!), 'dist/client']) mkdirSync(join(parent, version, folder), { recursive: true });
    writeFileSync(join(parent, version, 'dist/client/name'), version);
    writeFileSync(
      join(parent, version, program!),
      `import { readFileSync } from 'node:fs';
      import { fileURLToPath } from 'node:url';
      process.stdin.once('data', () => process.stdout.write(readFileSync(\`\${${clientRoot}}/name\`)));
      process.stdout.write('started ');`,
    );
  }
  symlinkSync('sottovoce-1', current);
  const running = spawn(process.execPath, [program!], { cwd: current });
  const [started] = await once(running.stdout, 'data');
  expect(String(started)).toBe('started ');
  spawnSync('ln', ['-sfn', 'sottovoce-2', current]);
  expect(readFileSync(join(current, 'dist/client/name'), 'utf8')).toBe('sottovoce-2');
  running.stdin.end('go');
  const [name] = await once(running.stdout, 'data');
  expect(String(name)).toBe('sottovoce-1');
});

test('every service is on one network with IPv6, so that Caddy sees the addresses of visitors who come over it', () => {
  expect(compose).toMatch(/^networks:\n {2}default:\n(?: {4}#.*\n)* {4}enable_ipv6: true$/m);
  expect(compose).not.toMatch(/^ {4}(?:networks|network_mode):/m);
  expect(compose).toContain(`ports: ['80:80', '443:443', '443:443/udp']`);
});

test('Caddy lists every process, checks whether it is ready, and notices its stop in time', () => {
  const port = /^EXPOSE (\d+)$/m.exec(last)![1];
  const processes = [...compose.matchAll(/^ {2}([\w-]+): \*process$/gm)].map(([, name]) => name!);
  expect(processes.length).toBeGreaterThan(1);
  expect(compose).toContain(`      APPS: ${processes.map((name) => `${name}:${port}`).join(' ')}\n`);
  expect(compose).toContain(`depends_on: [${processes.join(', ')}]`);
  for (const name of processes) expect(operations).toContain(name);
  const caddyfile = read('deploy/Caddyfile');
  const asked = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name!);
  const given = /environment:\n((?: {6}\w+: .*\n)+)/.exec(compose.slice(compose.indexOf('image: caddy')))![1]!;
  expect(asked.filter((name) => !given.includes(`${name}: `))).toEqual([]);
  const [ready, alive] = [...caddyfile.matchAll(/health_uri (\S+)/g)].map(([, path]) => path!);
  for (const path of [ready, alive]) expect(read('src/server/http/health.ts')).toContain(`app.get('${path}'`);
  expect(compose).toContain(`http://127.0.0.1:${port}${ready}'`);
  expect(caddyfile).toContain(`@inside path /metrics /metrics/ ${ready} ${ready}/\n`);
  // A stopping process must be probed at least twice while it still accepts requests.
  const interval = Number(/health_interval (\d+)ms/.exec(caddyfile)![1]);
  expect(Number(/DRAIN_SECONDS: '(\d)'/.exec(compose)![1]) * 1000).toBeGreaterThan(2 * interval);
});

test('dependencies are exactly the packages that the server uses at runtime', () => {
  const running = ['db', 'src/moderation', 'src/routers', 'src/server'].flatMap(listFiles).filter((path) => /\.(ts|mjs)$/.test(path));
  const used = new Set(running.flatMap((file) => packagesOf(file)));
  const { dependencies } = manifest;
  expect([...used].filter((name) => !(name in dependencies)).sort()).toEqual([]);
  expect(
    Object.keys(dependencies)
      .filter((name) => !used.has(name) && name !== 'tsx')
      .sort(),
  ).toEqual([]);
});

test('the Valkey of the compose file passes the checks of the doctor', () => {
  const [, command] = /command:\n\s+- valkey-server\n((?:\s+- .*\n)+)/.exec(compose)!;
  const words = [...command!.matchAll(/- '?([^'\n]*)'?\n/g)].map(([, word]) => word!);
  const settings = new Map(words.flatMap((word, at) => (word.startsWith('--') ? [[word.slice(2), words[at + 1]!]] : [])));
  expect(VALKEY_RULES.filter(({ setting, isGood }) => !isGood(settings.get(setting) ?? '0')).map(({ setting }) => setting)).toEqual([]);
});

test('dashboard and alarms use existing metrics, the dashboard all of them, and each alarm is documented', () => {
  const alarms = read('deploy/alarms.yaml');
  const dashboard = JSON.parse(read('docs/grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
  const made = new Set(
    [...read('src/server/metrics/metrics.ts').matchAll(/'((?:sottovoce|nodejs|process)_\w+)'/g)].map(([, name]) => name!),
  );
  expect(made.size).toBeGreaterThan(15);
  const metricsIn = (expressions: string[]) =>
    expressions
      .flatMap((text) => text.match(/\b(?:sottovoce|nodejs|process)_\w+/g) ?? [])
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  const shown = metricsIn(dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  const asked = metricsIn(alarms.match(/expr: .*/g)!);
  expect([...shown, ...asked].filter((name) => !made.has(name))).toEqual([]);
  expect([...made].filter((name) => !shown.includes(name))).toEqual([]);
  // Every metric is documented.
  expect([...made].filter((name) => !operations.includes(name))).toEqual([]);
  const alerts = [...alarms.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);
  expect(alerts.length).toBeGreaterThan(8);
  expect(alerts.filter((name) => !operations.includes(`| \`${name}\` |`))).toEqual([]);
});

test('alarms and dashboard count the answers to people apart from those to probes, which would outnumber them', () => {
  const { panels } = JSON.parse(read('docs/grafana.json')) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [...read('deploy/alarms.yaml').matchAll(/expr: (.*)/g)].map(([, text]) => text!);
  const asked = [...expressions, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const probes = [...`${read('src/server/http/health.ts')}${read('src/server/metrics/routes.ts')}`.matchAll(/app\.get\('([^']+)'/g)].map(
    ([, path]) => path!,
  );
  expect(probes.sort()).toEqual(['/healthz', '/metrics', '/readyz']);
  const shares = asked.filter((text) => /\bsottovoce_http_/.test(text) && !/by \((route|status)\)/.test(text));
  expect(shares.length).toBeGreaterThan(5);
  const labels = shares.flatMap((text) => [...text.matchAll(/\bsottovoce_http_\w+(?:\{([^}]*)\})?/g)].map(([, given = '']) => given));
  const leavesOut = (given: string) => {
    const routes = /route!~"([^"]*)"/.exec(given)?.[1]!.split('|') ?? [];
    return probes.every((path) => routes.includes(path));
  };
  // Probes are reads.
  const isOneKind = (given: string) => given.includes('route="') || given.includes('method!~"GET|HEAD"');
  expect(labels.filter((given) => !isOneKind(given) && !leavesOut(given))).toEqual([]);
});

test('the SBOM lists exactly the packages that run in production', () => {
  const { stdout, status } = spawnSync(process.execPath, ['deploy/sbom.mjs'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(status).toBe(0);
  const { bomFormat, metadata, components } = JSON.parse(stdout) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { purl: string }[];
  };
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'sottovoce']);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string; dev?: true }> };
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const names = running.map(([path, { version }]) => `pkg:npm/${path.replace(/^.*node_modules\//, '').replace('@', '%40')}@${version}`);
  expect(new Set(components.map(({ purl }) => purl))).toEqual(new Set(names));
  expect(names.length).toBeGreaterThan(100);
});

test('install scripts are disabled, and every package has an integrity hash', () => {
  // Lighthouse, used by one benchmark only, has a lockfile of its own.
  const packages = ['.', 'tests/bench/lighthouse'].flatMap((folder) => {
    expect(read(`${folder}/.npmrc`)).toMatch(/^ignore-scripts=true$/m);
    type Locked = { hasInstallScript?: true; optional?: true; integrity?: string };
    return Object.entries((JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, Locked> }).packages);
  });
  const scripted = packages.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional);
  expect(scripted.map(([path]) => path.replace(/^.*node_modules\//, '')).sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  const unchecked = packages.filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Returns the project's files that the two builds load, following imports from their entry points. */
function readByTheBuild(): string[] {
  const found = new Set(['vite.config.ts', 'tsconfig.json', ...listFiles('src/build')]);
  for (const file of found) if (/\.(ts|mjs)$/.test(file)) for (const other of beside(file)) if (existsSync(other)) found.add(other);
  return [...found];
}

/** Returns the project's files that a file references by import or relative URL. */
function beside(file: string): string[] {
  const imports = [...read(file).matchAll(/(?:from|import) '(\.[^']+)'|new URL\('(\.[^']+)', import\.meta\.url\)/g)];
  return imports
    .map(([, imported, url]) => relative('.', join(dirname(file), imported ?? url!)))
    .filter((path) => path !== '' && !path.endsWith('/'));
}

/** Returns the packages that a file imports at runtime, without type-only imports. */
function packagesOf(file: string): string[] {
  const statements = read(file).matchAll(/^(?:import|export) (?!type\b)(?:[^'"`;=]*? from )?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm);
  return [...statements]
    .map(([, name, lazily]) => name ?? lazily!)
    .filter((name) => !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
