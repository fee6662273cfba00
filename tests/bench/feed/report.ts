import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Run } from './run-scenario.ts';
import type { Scenario } from './scenarios.ts';

const FILE = 'dist/bench-feed.json';

export interface Size {
  posts: number;
  /** The runs of each scenario, one per round. */
  runs: Map<Scenario, Run[]>;
  start: { ms: number; rest: number; load: number };
  logins: { p50: number; p95: number; logins: number };
}

/** Reports the medians of all rounds, as a table and as a file. */
export function report(sizes: Size[]): void {
  const machine = { cores: availableParallelism(), processor: cpus()[0]?.model, node: process.version };
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine.cores} cores (${machine.processor}), Node ${machine.node}`);
  const tables = sizes.map(({ posts, runs, start, logins }) => {
    const scenarios = [...runs].map(([scenario, rounds]) => row(scenario, rounds, runs));
    console.log(`\n${posts.toLocaleString('en')} posts\n`);
    console.log('| scenario | requests/s | x floor | CPU us | database us | p50 ms | p97.5 ms | p99 ms |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const one of scenarios) {
      const { name, perSecond, ofFloor, cpu, databaseCpu, p50, p97_5, p99 } = one;
      const figures = [Math.round(perSecond), ofFloor?.toFixed(2) ?? '', Math.round(cpu), Math.round(databaseCpu), p50, p97_5, p99];
      console.log(`| ${name} | ${figures.join(' | ')} |`);
    }
    console.log(
      `\nstart to ready ${Math.round(start.ms)} ms; resident ${mib(start.rest)} MiB at rest, ${mib(start.load)} MiB after the load`,
    );
    console.log(
      `feed during 200 logins at once (${Math.round(logins.logins)} ms): p50 ${logins.p50.toFixed(1)} ms, p95 ${logins.p95.toFixed(1)} ms`,
    );
    return { posts, scenarios, start, logins };
  });
  mkdirSync('dist', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ date: new Date().toISOString(), machine, sizes: tables }, undefined, 2));
  console.log(`\nThe same in ${FILE}`);
}

function row(scenario: Scenario, rounds: Run[], all: Size['runs']) {
  const of = (figure: keyof Run) => median(rounds.map((run) => run[figure]));
  const floor = scenario.floor && [...all].find(([{ name }]) => name === scenario.floor)?.[1];
  return {
    name: scenario.name,
    perSecond: of('perSecond'),
    ofFloor: floor ? median(rounds.map((run, round) => run.perSecond / floor[round]!.perSecond)) : undefined,
    cpu: of('cpu'),
    databaseCpu: of('databaseCpu'),
    p50: of('p50'),
    p97_5: of('p97_5'),
    p99: of('p99'),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

function mib(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
