import { relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { leanProgram } from './lean-program.ts';

export interface Programs {
  root: string;
  /** The program's entry file. */
  input: string;
  outDir: string;
  /** The directory from which the bundle will run. */
  place: string;
}

/** Bundles a program into one file, which starts in a fraction of the time and memory that its sources need. */
export async function bundleProgram({ root, input, outDir, place }: Programs): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownPlace(place), nativeSpread, leanProgram],
    // External because it loads its platform's binary from its own folder.
    ssr: { noExternal: true, external: ['@node-rs/argon2'] },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input, output: { codeSplitting: false, entryFileNames: '[name].mjs' } },
    },
  });
}

/** Keeps `import.meta.url` pointing at the original source file, so that code finds the files beside it. */
function ownPlace(place: string): Plugin {
  return {
    name: 'own-place',
    enforce: 'pre',
    transform: (code, id) =>
      code.includes('import.meta.url')
        ? code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(place, id))}, import.meta.url).href`)
        : undefined,
  };
}

/** Spreads into empty targets: `Object.assign` adds properties one by one, and each addition creates another hidden class. */
const SPREAD = `function _objectSpread2(target, first, ...others) {
  for (const _ in target) return Object.assign(target, first, ...others);
  return Object.assign({ ...first }, ...others);
}`;

/** Replaces the object-spread helper of tRPC, published for older engines: the helper takes a fifth of the time of reading the feed. */
export const nativeSpread: Plugin = {
  name: 'native-spread',
  transform: (code) =>
    code.includes('function _objectSpread2(') ? code.replace(/function _objectSpread2\(e\) \{.*?\n\}/s, SPREAD) : undefined,
};
