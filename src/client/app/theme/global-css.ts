import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** `data-choice` is a label that is all one sees of its radio. */
const CHOSEN = ':is([aria-selected=true], [aria-pressed=true], [aria-current=page], [aria-current=true], [data-choice]:has(:checked))';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'ink',
    bg: 'paper',
    fontFamily: 'body',
    colorScheme: 'light',
    // On phones also clear of a notification.
    scrollPaddingTop: { base: '120px', md: '80px' },
    scrollPaddingBottom: '96px',
    textSizeAdjust: '100%',
    '--card-padding': { base: '16px', sm: '20px' },
    '&.dark': { colorScheme: 'dark' },
  },
  body: { textStyle: 'body', minHeight: '100dvh', overflowWrap: 'break-word' },
  'h1, h2, h3': { textWrap: 'balance' },
  '::placeholder': { color: 'muted', opacity: '1' },
  '::selection': { bg: 'talk.fill', color: 'ink' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
  'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
  'button, [role=button], label, select, summary': { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' },
  ':where(button:not(:disabled), select:not(:disabled), summary, label[for])': { cursor: 'pointer' },
  '*, *::before, *::after': {
    // The reset sets it on each element anew; what a paragraph says holds for the links and marks in it.
    overflowWrap: 'inherit',
    _motionReduce: {
      // What waits for the end of an animation looks for it a frame late, and would miss that of the shortest: a dialog would never go.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  // A palette of the system's, where our fills, edges and shadows are gone: what is chosen has its own pair of colours in it.
  [CHOSEN]: {
    _highContrast: {
      forcedColorAdjust: 'none',
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight !important',
      outlineColor: 'currentColor !important',
      // Outside, the ring would have the colour of what it lies on.
      outlineOffset: '-4px !important',
    },
  },
  // What is empty is a shape, such as the bell's dot.
  [`${CHOSEN} :not(:empty)`]: {
    _highContrast: { bg: 'transparent !important', color: 'inherit !important', outlineColor: 'currentColor !important' },
  },
  // The palette has its own colour for it.
  ':disabled': { _highContrast: { opacity: '1 !important' } },
});
