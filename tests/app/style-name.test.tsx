import { expect, it } from 'vitest';
import { styleName } from '../../src/client/app/theme/style-name.ts';

it('gives each style a stable and unique name of letters and digits', () => {
  const styles = Array.from({ length: 2000 }, (_, index) => `margin:${index}px;`);
  const names = styles.map(styleName);
  expect(new Set(names).size).toBe(styles.length);
  expect(styles.map(styleName)).toEqual(names);
  for (const name of names) expect(name).toMatch(/^[0-9a-z]+$/);
});
