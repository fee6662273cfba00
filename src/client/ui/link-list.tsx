import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

interface Props {
  links: readonly { path: string; label: string; line: string; icon: LucideIcon }[];
}

const StyledLink = chakra(Link);

/** Links to other pages, each with a short description, for a sidebar card. */
export function LinkList({ links }: Props) {
  return (
    <chakra.ul listStyle="none" marginTop="1" marginInline="-2">
      {links.map(({ path, label, line, icon: Icon }) => (
        <li key={path}>
          <StyledLink
            href={path}
            display="flex"
            alignItems="center"
            gap="3"
            paddingBlock="2.5"
            paddingInline="2"
            borderRadius="control"
            textStyle="small"
            _hover={{ bg: 'sunken' }}
          >
            <chakra.span color="primary">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </chakra.span>
            <chakra.span flex="1" minWidth="0">
              <chakra.span display="block" fontWeight="semibold">
                {label}
              </chakra.span>
              <chakra.span display="block" color="muted" textStyle="tiny">
                {line}
              </chakra.span>
            </chakra.span>
            <chakra.span color="muted">
              <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
            </chakra.span>
          </StyledLink>
        </li>
      ))}
    </chakra.ul>
  );
}
