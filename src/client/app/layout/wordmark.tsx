import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Mark } from '../../ui/mark.tsx';

const StyledLink = chakra(Link);

export function Wordmark({ href }: { href: string }) {
  return (
    <StyledLink
      href={href}
      display="inline-flex"
      alignItems="center"
      // If the word does not fit, it wraps to a hidden second line, and only the logo is visible.
      flexWrap="wrap"
      columnGap="2"
      height="target"
      overflow="hidden"
      borderRadius="control"
      minWidth="30px"
      flexShrink={{ base: '1', md: '0' }}
    >
      <chakra.span display="grid" alignItems="center" height="target">
        <Mark size={30} />
      </chakra.span>
      <chakra.span
        fontSize="1.3125rem"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        lineHeight="44px"
        truncate
        paddingInlineEnd="1"
        color="ink"
      >
        sottovoce
      </chakra.span>
    </StyledLink>
  );
}
