import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neededFiles, withFiles } from '../../src/build/offline.ts';

const worker = readFileSync('src/client/public/sw.js', 'utf8');

describe('the offline list of a build', () => {
  it('contains only scripts, styles, the Latin font, the favicon and the manifest', () => {
    const files = [
      'index.html',
      'sw.js',
      'robots.txt',
      'icon-512.png',
      'favicon.svg',
      'manifest.webmanifest',
      'assets/index-AbC.js',
      'assets/index-AbC.js.br',
      'assets/index-AbC.css',
      'assets/atkinson-hyperlegible-next-latin-wght-normal-AbC.woff2',
      'assets/atkinson-hyperlegible-next-latin-ext-wght-normal-AbC.woff2',
      '.vite/manifest.json',
    ];
    expect(neededFiles(files)).toEqual([
      'assets/atkinson-hyperlegible-next-latin-wght-normal-AbC.woff2',
      'assets/index-AbC.css',
      'assets/index-AbC.js',
      'favicon.svg',
      'manifest.webmanifest',
    ]);
  });

  it('is written into the real worker, with the name of the build', () => {
    const filled = withFiles(worker, ['assets/a$&.js', 'favicon.svg'], 'abc123');
    expect(filled).toContain('const FILES = ["/assets/a$&.js","/favicon.svg"];');
    expect(filled).toContain("const BUILD = 'abc123';");
    expect(filled).not.toContain('__OFFLINE_');
  });

  it('fails the build when the worker has no placeholders for it', () => {
    expect(() => withFiles('const FILES = [];', ['a.js'], 'abc')).toThrow('placeholders');
  });
});
