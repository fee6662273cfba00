import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { tryOuts } from './landing-texts.ts';

const CardLink = chakra(Link);

/** Links to three parts of the preview: rows of one card on phones, separate cards from 768 px. */
export function TryOuts() {
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '0', md: '4' }}
      css={{ '& > li + li > a': { marginTop: { base: '-1px', md: '0' } } }}
    >
      {tryOuts.map(({ title, text, part }, index) => (
        <li key={title}>
          <CardLink
            href={paths.preview + part}
            display="flex"
            alignItems="center"
            gap="4"
            height="100%"
            padding={{ base: '4', md: '5' }}
            bg="surface"
            color="ink"
            borderWidth="1px"
            borderColor="hairline"
            borderRadius={{ base: corners[index], md: 'card' }}
            transition="background-color 120ms"
            _hover={{ bg: 'sunken' }}
          >
            <chakra.span flex="1">
              <chakra.span display="block" textStyle="h3">
                {title}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="muted">
                {text}
              </chakra.span>
            </chakra.span>
            <chakra.span color="primary" flexShrink="0">
              <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
            </chakra.span>
          </CardLink>
        </li>
      ))}
    </chakra.ul>
  );
}

const corners = ['14px 14px 0 0', '0', '0 0 14px 14px'];
