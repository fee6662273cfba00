import { defineConfig } from '@chakra-ui/react/styled-system';
import { scales } from './scales.ts';

/**
 * The style props of each scale or semantic token, and the conditions that style props may use. A fifth of the size of Chakra's own
 * base configuration; a test compares the two over our sources, because whatever is missing here fails silently.
 */
const NAMED_VALUES: Record<string, string> = {
  spacing:
    'gap rowGap columnGap inset insetInline insetBlock insetInlineStart insetInlineEnd top right bottom left ' +
    'margin marginTop marginRight marginBottom marginLeft marginInline marginBlock marginInlineStart marginInlineEnd marginBlockStart marginBlockEnd ' +
    'padding paddingTop paddingRight paddingBottom paddingLeft paddingInline paddingBlock paddingInlineStart paddingInlineEnd paddingBlockStart paddingBlockEnd ' +
    'scrollMargin scrollMarginTop scrollMarginBottom scrollPadding scrollPaddingTop scrollPaddingBottom scrollPaddingBlock scrollPaddingInline',
  sizes: 'width height minWidth minHeight maxWidth maxHeight inlineSize blockSize minInlineSize maxInlineSize flexBasis',
  colors:
    'color background backgroundColor fill stroke accentColor caretColor outlineColor textDecorationColor ' +
    'borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor borderInlineColor borderBlockColor ' +
    'borderInlineStartColor borderInlineEndColor borderBlockStartColor borderBlockEndColor',
  radii:
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius ' +
    'borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  fonts: 'fontFamily',
  fontWeights: 'fontWeight',
  durations: 'transitionDuration animationDuration',
  easings: 'transitionTimingFunction animationTimingFunction',
};

const SHORTHANDS: Record<string, string[]> = {
  background: ['bg'],
  width: ['w'],
  height: ['h'],
  padding: ['p'],
  paddingTop: ['pt'],
  paddingBottom: ['pb'],
  paddingInline: ['px'],
  paddingBlock: ['py'],
  margin: ['m'],
  marginTop: ['mt'],
  marginBottom: ['mb'],
  marginInline: ['mx'],
  marginBlock: ['my'],
};

const withNamedValues = Object.fromEntries(
  Object.entries(NAMED_VALUES).flatMap(([category, props]) =>
    props.split(' ').map((prop) => {
      const scale = scales[category];
      const values = scale ? { transform: (value: string | number) => ({ [prop]: scale[value] ?? value }) } : { values: category };
      return [prop, { ...values, shorthand: SHORTHANDS[prop] }];
    }),
  ),
);

/** Properties that Safari and older Chromiums know only with a prefix; they support all others unprefixed. */
const prefixed = Object.fromEntries(
  (['hyphens', 'maskImage', 'printColorAdjust', 'userSelect'] as const).map((prop) => [
    prop,
    { transform: (value: string) => ({ [`Webkit${prop[0]!.toUpperCase()}${prop.slice(1)}`]: value, [prop]: value }) },
  ]),
);

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled, [data-disabled])'],
    active: '&:active:not(:disabled, [data-disabled])',
    focus: '&:focus',
    focusWithin: '&:focus-within',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
    checked: '&:is(:checked, [aria-checked=true], [data-state=checked])',
    expanded: '&:is([aria-expanded=true], [data-state=expanded])',
    invalid: '&[aria-invalid=true]',
    selected: '&[aria-selected=true]',
    pressed: '&[aria-pressed=true]',
    open: '&:is([open], [data-state=open])',
    closed: '&[data-state=closed]',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder',
    marker: '&::marker',
    first: '&:first-of-type',
    last: '&:last-of-type',
    empty: '&:empty',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    highContrast: '@media (forced-colors: active)',
    print: '@media print',
    dark: '.dark &',
  },
  utilities: {
    ...withNamedValues,
    ...prefixed,
    srOnly: { values: { type: 'boolean' }, transform: (on: boolean) => (on ? hidden : {}) },
    lineClamp: {
      transform: (lines: number | string) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
    truncate: {
      values: { type: 'boolean' },
      transform: (on: boolean) => (on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
    },
  },
});
