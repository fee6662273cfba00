import { DEMANDS, type Demand } from './demands.ts';

/** Generates docs/assurance.md from the table. */
export function assurancePage(): string {
  const rooms = [...new Set(DEMANDS.map(({ room }) => room))];
  const open = DEMANDS.filter((demand) => demand.open).length;
  const byHand = DEMANDS.filter(({ measured }) => measured).length;
  const sections = rooms.map((room) => {
    const rows = DEMANDS.filter((demand) => demand.room === room).map((demand) => {
      const links = demand.proofs.map(([file, name]) => `[${name}](../${file})`).join('; ');
      return `| ${demand.demand} | ${links} | ${verdictOn(demand)} |`;
    });
    return [`## ${room}`, '', '| requirement | tests | verdict |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  const head = [
    '# Assurance',
    '',
    `The project’s requirements and the tests that verify them: ${DEMANDS.length} requirements, ${open} of them open. Parts of ${byHand} take too long for the test suite or need an idle machine, and were measured`,
    'by hand with the command given. `npm run assurance` generates this page, and a test fails if the page names a test that does not exist. CI shows whether the',
    'tests pass.',
    '',
  ];
  return `${[...head, ...sections].join('\n').trimEnd()}\n`;
}

/** Returns the verdict in one line: shown by tests alone, also measured, or open. */
export function verdictOn({ measured, open }: Demand): string {
  const figure = measured && `\`${measured.command}\`: ${measured.figure}`;
  if (open) return [`open: ${open}`, figure].filter(Boolean).join('. ');
  return figure ? `shown; ${figure}` : 'shown';
}
