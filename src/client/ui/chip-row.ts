/** A row of chips: on phones a single line that scrolls sideways over the full width, with its first chip aligned to the content. */
export const chipRow = {
  position: 'relative',
  display: 'flex',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  marginInline: { base: '-4', sm: '-5', md: '0' },
  paddingInline: { base: '4', sm: '5', md: '0' },
  paddingBlock: '1',
} as const;

/** Narrow on the smallest phones, so that the last visible chip is cut off, which shows that the row scrolls. */
export const chipWidth = { paddingInline: { base: '3', md: '4' } } as const;

export const chosenChip = { bg: 'talk.fill', color: 'talk.text', borderColor: 'talk.edge', fontWeight: 'semibold' } as const;
