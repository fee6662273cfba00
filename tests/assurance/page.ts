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
    return [`## ${room}`, '', '| what must hold | tests that show it | verdict |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  const head = [
    '# Assurance',
    '',
    `What must hold, and which tests show it: ${DEMANDS.length} demands, ${open} of them open. Parts of ${byHand} take too long or too quiet a machine for a suite: they were measured`,
    'by hand, with the command that stands there. `npm run assurance` writes this page; a test fails when it names a test that is not there. That the tests pass is',
    'what CI says.',
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
