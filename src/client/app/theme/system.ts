import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { slotRecipes } from './slot-recipes.ts';
import { textStyles } from './text-styles.ts';

/** What is the same on every page stands in the page already: src/build/prerender.ts. */
const written = import.meta.env.STYLES_WRITTEN === true;

/**
 * Chakra's style engine with this product's scales, semantic tokens and recipes only. Never import `defaultConfig`, `defaultSystem`,
 * `@chakra-ui/react/theme` or `preset-base`: the first three drag every stock recipe into the first load, the last 5 KB of
 * props that no screen uses. Made with the first drawing, not as the program is read: a phone takes long enough for either.
 */
export function makeSystem(): SystemContext {
  return createSystem(
    baseConfig,
    defineConfig({
      disableLayers: true,
      ...(!written && { preflight: true, globalCss }),
      theme: {
        breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
        ...(!written && { keyframes }),
        semanticTokens,
        textStyles,
        slotRecipes,
      },
    }),
  );
}
