import { writeFileSync } from 'node:fs';
import { DEMANDS } from './demands.ts';
import { assurancePage, verdictOn } from './page.ts';

for (const demand of DEMANDS) {
  const tried = demand.proofs.map(([file, name]) => `    ${name} (${file})\n`).join('');
  process.stdout.write(`${demand.demand}\n${tried}    ${verdictOn(demand)}\n`);
}
writeFileSync('docs/assurance.md', assurancePage());
