import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

/** The surface of menus and popovers, below their positioned parent. */
export const FloatingPanel = chakra(
  'div',
  defineRecipe({
    base: {
      position: 'absolute',
      top: 'calc(100% + 6px)',
      maxWidth: 'calc(100vw - 32px)',
      bg: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      boxShadow: 'float',
      zIndex: 'popover',
      animation: 'riseIn 150ms cubic-bezier(0.2, 0, 0, 1)',
    },
    variants: { align: { start: { left: '0' }, end: { right: '0' } } },
    defaultVariants: { align: 'start' },
  }),
);
