import { defineTokens } from '@chakra-ui/react/styled-system';

/** Spacing and sizes grow in steps of 4 px: the token's number times 4. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96];

const steps = Object.fromEntries(STEPS.map((step) => [step, { value: step === 0 ? '0px' : `${step / 4}rem` }]));

export const tokens = defineTokens({
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    fit: { value: 'fit-content' },
    /** The smallest thing a thumb hits without thinking. */
    target: { value: '44px' },
    /** Reading column and the sidebar beside it. */
    content: { value: '680px' },
    sidebar: { value: '300px' },
    frame: { value: '1120px' },
    prose: { value: '65ch' },
    navbar: { value: '64px' },
    bottomBar: { value: '64px' },
  },
  fonts: {
    body: { value: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif" },
    heading: { value: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif" },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
  },
  radii: {
    none: { value: '0' },
    small: { value: '6px' },
    control: { value: '10px' },
    card: { value: '14px' },
    sheet: { value: '20px' },
    full: { value: '9999px' },
  },
  durations: { quick: { value: '120ms' }, calm: { value: '180ms' } },
  easings: { calm: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: {
    bar: { value: 20 },
    overlay: { value: 40 },
    dialog: { value: 50 },
    popover: { value: 60 },
    toast: { value: 80 },
    skipLink: { value: 90 },
  },
});
