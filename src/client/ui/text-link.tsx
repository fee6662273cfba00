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
    // A web address is one long word.
    overflowWrap: 'anywhere',
    // Gives links in running text a target of 24 px.
    paddingBlock: '1',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A link in running text to a page of the site. */
export const TextLink = chakra(Link, recipe);

/** Like `TextLink`, for other addresses. */
export const TextAnchor = chakra('a', recipe);

/** Like `TextLink`, for actions on the same page. */
export const TextButton = chakra('button', recipe);
