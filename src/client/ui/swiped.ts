/** Styles of a row of cards that scrolls over the full width, so that a card is cut off at the edge; from `wide` on, all fit. */
export function swiped<Wide extends 'md' | 'lg'>(wide: Wide) {
  const roomy = <Value>(value: Value) => ({ [wide]: value }) as Record<Wide, Value>;
  return {
    position: 'relative',
    overflowX: { base: 'auto', ...roomy('visible') },
    scrollSnapType: 'x proximity',
    scrollPaddingInline: { base: '4', sm: '5' },
    scrollbarWidth: 'none',
    marginInline: { base: '-4', sm: '-5', ...roomy('0') },
    paddingInline: { base: '4', sm: '5', ...roomy('0') },
  } as const;
}
