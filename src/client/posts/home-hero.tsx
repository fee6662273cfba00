import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { memo } from 'react';
import type { PostType } from '../../routers/posts/schema.ts';
import { Button } from '../ui/button.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { POST_TYPES, postTypes } from './post-types.ts';

interface Props {
  onWrite: (type?: PostType) => void;
  /** The person is about to press something here. */
  onNear: () => void;
}

/** The invitation to write, in general and in three kinds. */
export const HomeHero = memo(function HomeHero({ onWrite, onNear }: Props) {
  return (
    <chakra.section aria-label="Scrivi" onPointerEnter={onNear} onFocus={onNear}>
      <chakra.div display="flex" alignItems="flex-end" justifyContent="space-between" gap="6">
        <div>
          <PageHeading title="Home">Qui puoi dirlo sottovoce</PageHeading>
          <chakra.p color="muted" marginTop="2" maxWidth="46ch" textWrap="pretty">
            Uno sfogo, un dubbio, la voglia di parlare con qualcuno. Chi legge sa cosa vuol dire, e nessuno sa chi sei.
          </chakra.p>
          <Button size="lg" marginTop="5" onClick={() => onWrite()} width={{ base: '100%', sm: 'auto' }}>
            <PenLine aria-hidden size={20} strokeWidth={1.75} />
            Condividi la tua esperienza
          </Button>
        </div>
        <chakra.div aria-hidden color="talk.edge" display={{ base: 'none', md: 'block' }} flexShrink="0">
          <NightWindowDrawing />
        </chakra.div>
      </chakra.div>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(3, minmax(0, 1fr))"
        gap={{ base: '2', sm: '3' }}
        marginTop={{ base: '5', md: '7' }}
      >
        {POST_TYPES.map((type) => (
          <li key={type}>
            <TypeCard type={type} onClick={() => onWrite(type)} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
});

function TypeCard({ type, onClick }: { type: PostType; onClick: () => void }) {
  const { label, line, icon: Icon } = postTypes[type];
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      aria-haspopup="dialog"
      display="flex"
      flexDirection="column"
      alignItems={{ base: 'center', sm: 'flex-start' }}
      gap={{ base: '2', sm: '2.5' }}
      width="100%"
      height="100%"
      padding={{ base: '3', sm: '4' }}
      textAlign={{ base: 'center', sm: 'start' }}
      textStyle="small"
      bg="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
      transition="border-color 120ms, background-color 120ms"
      _hover={{ borderColor: `${type}.edge`, bg: `${type}.fill` }}
    >
      <chakra.span display="grid" placeItems="center" width="10" height="10" borderRadius="full" bg={`${type}.fill`} color={`${type}.text`}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.span fontWeight="semibold">{label}</chakra.span>
      <chakra.span color="muted" marginTop="-1.5" display={{ base: 'none', sm: 'block' }}>
        {line}
      </chakra.span>
    </chakra.button>
  );
}
