/** Style of a navbar item, link or button. */
export function placeStyle(current: boolean) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: { base: '2.5', lg: '3' },
    borderRadius: 'control',
    textStyle: 'small',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: current ? 'talk.text' : 'muted',
    bg: current ? 'talk.fill' : undefined,
    _hover: { color: 'ink', bg: current ? 'talk.fill' : 'sunken' },
  } as const;
}
