import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

/** Paper on paper: a hairline and no shadow. `edge` is a post type's 3 px of colour at the start. Use `as` for article, li, section. */
export const Card = chakra(
  'div',
  defineRecipe({
    base: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      padding: { base: '4', sm: '5' },
      minWidth: '0',
    },
    variants: {
      edge: {
        vent: { borderInlineStartWidth: '3px', borderInlineStartColor: 'vent.edge' },
        advice: { borderInlineStartWidth: '3px', borderInlineStartColor: 'advice.edge' },
        talk: { borderInlineStartWidth: '3px', borderInlineStartColor: 'talk.edge' },
      },
    },
  }),
);
