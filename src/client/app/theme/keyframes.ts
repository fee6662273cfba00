import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(4px)' }, to: { opacity: '1', transform: 'none' } },
});
