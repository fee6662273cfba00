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
      gap="2"
      minHeight="target"
      borderRadius="control"
      paddingInlineEnd="1"
      flexShrink="0"
    >
      <Mark size={30} />
      <chakra.span
        fontSize="1.3125rem"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        color="ink"
        css={{ '@media (max-width: 21.99rem)': { srOnly: true } }}
      >
        sottovoce
      </chakra.span>
    </StyledLink>
  );
}
