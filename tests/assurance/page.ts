import { DEMANDS } from './demands.ts';

/** docs/assurance.md, made of the table. */
export function assurancePage(): string {
  const rooms = [...new Set(DEMANDS.map(({ room }) => room))];
  const shown = DEMANDS.filter(({ open }) => !open).length;
  const sections = rooms.map((room) => {
    const rows = DEMANDS.filter((demand) => demand.room === room).map(({ demand, proofs, open }) => {
      const links = proofs.map(([file, name]) => `[${name}](../${file})`).join('; ');
      return `| ${demand} | ${links || 'nothing'} | ${open ? `open: ${open}` : 'shown'} |`;
    });
    return [`## ${room}`, '', '| what must hold | tests that show it | verdict |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  const head = [
    '# Assurance',
    '',
    `What must hold, and which tests show it: ${shown} of ${DEMANDS.length} in full, the others say what is open. \`npm run assurance\` writes this page; a test fails when it`,
    'names a test that is not there. That the tests pass is what CI says.',
    '',
  ];
  return `${[...head, ...sections].join('\n').trimEnd()}\n`;
}
