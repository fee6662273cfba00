/**
 * Spacing and sizes in steps of 4 px: the step's number times 4. In px, so that they do not
 * grow with enlarged text, which would leave a phone two words per line.
 */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96];

const steps = Object.fromEntries(STEPS.map((step) => [step, `${step * 4}px`]));
const negativeSteps = Object.fromEntries(STEPS.filter((step) => step > 0).map((step) => [-step, `-${step * 4}px`]));

const FACE = "'Atkinson Hyperlegible Next', 'Atkinson Fallback', 'Atkinson Fallback Android', system-ui, sans-serif";

/**
 * Named values that are the same in light and dark. Plain values, because they would be three quarters of Chakra's tokens, and
 * a phone took a tenth of a second to turn them into a dictionary and custom properties at each start.
 */
export const scales: Record<string, Record<string, string | number>> = {
  spacing: { ...steps, ...negativeSteps },
  sizes: {
    ...steps,
    full: '100%',
    fit: 'fit-content',
    /** Minimum size of a touch target. */
    target: '44px',
    /** Width of the reading column, and of the sidebar beside it. */
    content: '680px',
    sidebar: '300px',
    frame: '1120px',
    prose: '65ch',
    navbar: '64px',
    bottomBar: '64px',
  },
  fonts: { body: FACE, heading: FACE },
  fontWeights: { normal: '400', medium: '500', semibold: '600' },
  radii: { none: '0', small: '6px', control: '10px', card: '14px', sheet: '20px', full: '9999px' },
  durations: { quick: '120ms', calm: '180ms' },
  easings: { calm: 'cubic-bezier(0.2, 0, 0, 1)' },
  zIndex: { bar: 20, popover: 60, quickExit: 70, toast: 80, skipLink: 90 },
};
