import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

/** A card with a thin border and no shadow. Use `as` for article, li, section. */
export const Card = chakra(
  'div',
  defineRecipe({
    base: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      // A single value rather than one per breakpoint, so that a `padding` prop replaces it at every width.
      padding: 'var(--card-padding)',
      minWidth: '0',
    },
  }),
);
