import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { quickExitInset, quickExitWidth } from './quick-exit.ts';

const floating = {
  bg: 'surface',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'hairline',
  borderRadius: 'card',
  boxShadow: 'float',
  outline: '0',
} as const;

/** Only opening is animated: Ark waits for the end of a closing animation, and misses it if the main thread is busy. */
const appear = { _open: { animation: 'riseIn 150ms cubic-bezier(0.2, 0, 0, 1)' } } as const;

/** The width that a header at the top edge leaves to the quick exit, which is above everything: its width, its inset and a gap. */
const besideQuickExit = {
  base: `calc(${quickExitWidth.base} + 20px)`,
  sm: `calc(${quickExitWidth.sm} + 24px)`,
  lg: `calc(${quickExitWidth.sm} + ${quickExitInset.lg} + 4px)`,
} as const;
/** Above the bars, below popovers. In the DOM a backdrop precedes its dialog, so those of a second dialog are above the first. */
const LAYER = 'calc(50 + var(--layer-index, 0))';
const SHORT = '[data-short] &';
const fullOnPhones = {
  '&[data-full]': {
    base: { height: '100%', maxHeight: 'none', borderRadius: '0' },
    sm: { height: 'auto', maxHeight: '80dvh', borderRadius: 'sheet' },
  },
} as const;

/**
 * A bottom sheet on phones, a centred card from 30rem on. At most 80 % of the viewport's height, or all
 * of it where a keyboard or landscape leaves little: see lib/visible-area.ts.
 */
const dialog = defineSlotRecipe({
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim',
      zIndex: LAYER,
      _open: { animation: 'fadeIn 150ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      insetInline: '0',
      top: 'var(--visible-top, 0px)',
      height: 'var(--visible-height, 100dvh)',
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      padding: { sm: '4' },
      zIndex: LAYER,
      overscrollBehavior: 'none',
      [SHORT]: { padding: '0' },
    },
    content: {
      ...floating,
      ...appear,
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      maxWidth: { sm: '560px' },
      maxHeight: '80dvh',
      borderRadius: { base: '20px 20px 0 0', sm: 'sheet' },
      ...fullOnPhones,
      [SHORT]: { height: '100%', maxWidth: 'none', maxHeight: 'none', borderRadius: '0' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingInlineStart: { base: '5', sm: '6' },
      paddingInlineEnd: '3',
      paddingTop: '3',
      // A toast covers the top of a high sheet, down to its title and close button.
      '[data-notified]:not([data-short]) :not([data-full]) > &': { paddingTop: { base: '12', sm: '3' } },
      '[data-full] &': { paddingTop: '1.5', paddingInlineEnd: { base: besideQuickExit.base, sm: '3' } },
      // Room for a toast of two lines, which would cover the start of the content.
      '[data-notified] [data-full] &': { marginBottom: { base: '20', md: '0' } },
      [SHORT]: { paddingTop: '1.5', paddingInlineEnd: besideQuickExit },
    },
    title: {
      textStyle: 'h2',
      flex: '1',
      minWidth: '0',
      paddingBlock: '2',
      // With enlarged text, phones have little room beside the quick exit: wrap, so that the close button keeps its place.
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      '[data-full] &': { fontSize: 'min(1.375rem, 6vw)', lineHeight: '1.3' },
      [SHORT]: { textStyle: 'body', fontSize: 'min(1.0625rem, 6vw)', lineHeight: '1.3', fontWeight: 'semibold' },
    },
    description: { textStyle: 'small', color: 'muted' },
    body: {
      flex: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: { base: '5', sm: '6' },
      paddingBlock: '3',
      scrollPaddingTop: '4',
      // A focused field shows its error, too.
      scrollPaddingBottom: '14',
      // The content shares the height that header and footer leave.
      '[data-full] &': { display: 'flex', flexDirection: 'column' },
      [SHORT]: { paddingBlock: '1', scrollPaddingBottom: '4' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: { base: '5', sm: '6' },
      paddingTop: '3',
      paddingBottom: { base: 'max(20px, env(safe-area-inset-bottom))', sm: '5' },
      [SHORT]: { gap: '2', paddingTop: '2', paddingBottom: '2' },
    },
  },
});

export const slotRecipes = { dialog };
