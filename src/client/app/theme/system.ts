import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { slotRecipes } from './slot-recipes.ts';
import { textStyles } from './text-styles.ts';

/** Whether the page already contains the styles that all pages share: see src/build/prerender.ts. */
const written = import.meta.env.STYLES_WRITTEN === true;

/**
 * Chakra's style engine with only this product's scales, semantic tokens and recipes. Never import `defaultConfig`, `defaultSystem`,
 * `@chakra-ui/react/theme` or `preset-base`: the first three pull every stock recipe into the first load, the last 5 KB of unused props.
 * Created on the first render, not when the module is evaluated: on a phone either takes long enough by itself.
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
