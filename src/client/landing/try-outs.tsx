import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { tryOuts } from './landing-texts.ts';

const CardLink = chakra(Link);

/** Three ways into the preview, each to what it names. */
export function TryOuts() {
  return (
    <chakra.ul listStyle="none" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
      {tryOuts.map(({ title, text, part }) => (
        <li key={title}>
          <CardLink
            href={paths.preview + part}
            display="flex"
            flexDirection="column"
            gap="2"
            height="100%"
            padding={{ base: '4', sm: '5' }}
            bg="surface"
            color="ink"
            borderWidth="1px"
            borderColor="outline"
            borderRadius="card"
            transition="background-color 120ms, border-color 120ms"
            _hover={{ bg: 'sunken', borderColor: 'primary' }}
          >
            <chakra.span textStyle="h3">{title}</chakra.span>
            <chakra.span textStyle="small" color="muted">
              {text}
            </chakra.span>
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="2"
              marginTop="auto"
              paddingTop="2"
              textStyle="small"
              fontWeight="semibold"
              color="primary"
            >
              Prova
              <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
            </chakra.span>
          </CardLink>
        </li>
      ))}
    </chakra.ul>
  );
}
