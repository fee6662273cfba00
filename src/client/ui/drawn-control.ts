/** A checkbox or radio button drawn by us: browsers fill an unchecked one in dark mode, as if it were disabled. */
export const drawnControl = {
  width: '5',
  height: '5',
  flexShrink: '0',
  marginTop: '1px',
  appearance: 'none',
  borderWidth: '1px',
  borderColor: 'outline',
  bg: 'surface',
  printColorAdjust: 'exact',
  _disabled: { opacity: '0.5' },
  _highContrast: { appearance: 'auto' },
} as const;
