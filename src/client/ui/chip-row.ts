/** A row of chips: on phones one line, which scrolls sideways to the page's edges; its first chip stands in the page's column. */
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

/** On the narrowest phones so little that what does not fit is seen to go on. */
export const chipWidth = { paddingInline: { base: '3', md: '4' } } as const;

export const chosenChip = { bg: 'talk.fill', color: 'talk.text', borderColor: 'talk.edge', fontWeight: 'semibold' } as const;
