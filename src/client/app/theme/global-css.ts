import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** `data-choice` marks a label that hides its radio. */
const CHOSEN = ':is([aria-selected=true], [aria-pressed=true], [aria-current=page], [aria-current=true], [data-choice]:has(:checked))';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'ink',
    bg: 'paper',
    fontFamily: 'body',
    colorScheme: 'light',
    // On phones this also clears a toast.
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
    // The reset sets it on every element; links and marks must follow their paragraph.
    overflowWrap: 'inherit',
    _motionReduce: {
      // Code that waits for an animation's end checks a frame late and would miss a very short one: a dialog would never close.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Forced colours remove our fills, edges and shadows, so chosen items get the system's highlight colours.
  [CHOSEN]: {
    _highContrast: {
      forcedColorAdjust: 'none',
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight !important',
      outlineColor: 'currentColor !important',
      // Outside, the outline would have the colour of its background.
      outlineOffset: '-4px !important',
    },
  },
  // Empty elements are shapes, such as the bell's dot.
  [`${CHOSEN} :not(:empty)`]: {
    _highContrast: { bg: 'transparent !important', color: 'inherit !important', outlineColor: 'currentColor !important' },
  },
  // The system has its own colour for disabled controls.
  ':disabled': { _highContrast: { opacity: '1 !important' } },
});
