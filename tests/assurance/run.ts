import { writeFileSync } from 'node:fs';
import { DEMANDS } from './demands.ts';
import { assurancePage } from './page.ts';

for (const { demand, proofs, open } of DEMANDS)
  process.stdout.write(`${open ? `OPEN   ${demand}: ${open}` : `shown  ${demand} (${proofs.length})`}\n`);
writeFileSync('docs/assurance.md', assurancePage());
