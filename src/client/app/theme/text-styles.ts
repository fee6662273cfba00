import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** Headings grow with enlarged text only as far as their longest words fit a phone. */
export const textStyles = defineTextStyles({
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.75rem' } },
  small: { value: { fontSize: '0.9375rem', lineHeight: '1.375rem' } },
  tiny: { value: { fontSize: '0.8125rem', lineHeight: '1.125rem' } },
  post: { value: { fontSize: '1.125rem', lineHeight: '1.875rem' } },
  said: { value: { fontSize: '1.3125rem', lineHeight: '2rem' } },
  h1: { value: { fontSize: 'min(1.75rem, 13vw)', lineHeight: '1.2143', fontWeight: '600', letterSpacing: '-0.01em' } },
  h2: { value: { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: '600', letterSpacing: '-0.005em' } },
  h3: { value: { fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: '600' } },
  display: {
    value: {
      fontSize: 'min(clamp(2.5rem, 1.6rem + 4vw, 3.5rem), 13.5vw)',
      lineHeight: '1.08',
      fontWeight: '600',
      letterSpacing: '-0.022em',
    },
  },
});
