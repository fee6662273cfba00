import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';

const recipe = defineRecipe({
  base: {
    color: 'primary',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: 'small',
    // An address is one long word.
    overflowWrap: 'anywhere',
    // A target of 24 px wherever it stands in a text.
    paddingBlock: '1',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A link inside text, to a page of the site. */
export const TextLink = chakra(Link, recipe);

/** The same for other addresses. */
export const TextAnchor = chakra('a', recipe);

/** The same for what happens on this page. */
export const TextButton = chakra('button', recipe);
