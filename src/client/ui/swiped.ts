/** A row to swipe, to the page's edges: a card cut off there says that more follow. From the width on, there is room for all. */
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
