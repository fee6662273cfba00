import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from './programs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = join(root, 'dist/server');
await bundleProgram({ root, input: join(root, 'src/server/main.ts'), outDir, place: outDir });
