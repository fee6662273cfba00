/** Style of the buttons under a post or comment. */
export const actionStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  minWidth: 'target',
  maxWidth: '100%',
  paddingInline: '3',
  borderRadius: 'control',
  color: 'muted',
  textStyle: 'small',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  transition: 'background-color 120ms, color 120ms',
  _hover: { bg: 'sunken', color: 'ink' },
} as const;
