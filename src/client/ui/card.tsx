import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

/** Paper on paper: a hairline and no shadow. Use `as` for article, li, section. */
export const Card = chakra(
  'div',
  defineRecipe({
    base: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      // Of one value at every width, which what a card is given replaces.
      padding: 'var(--card-padding)',
      minWidth: '0',
    },
  }),
);
