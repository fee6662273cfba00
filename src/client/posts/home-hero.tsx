import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { memo } from 'react';
import type { PostType } from '../../routers/posts/schema.ts';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { Button } from '../ui/button.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { partOfDay } from '../lib/time.ts';
import { POST_TYPES, postTypes } from './post-types.ts';

interface Props {
  /** A compact version without the introduction, for users who have posted before. */
  quiet: boolean;
  onWrite: (type?: PostType) => void;
  /** Called on hover or focus, to preload the composer. */
  onNear: () => void;
}

/** The top of the home page: one button to write a post, and one for each post type. */
export const HomeHero = memo(function HomeHero({ quiet, onWrite, onNear }: Props) {
  return (
    <chakra.section aria-label="Scrivi" onPointerEnter={onNear} onFocus={onNear}>
      <chakra.div display="flex" alignItems={quiet ? 'center' : 'flex-end'} justifyContent="space-between" gap="6">
        <div>
          <PageHeading title="Home" size={quiet ? 'h2' : 'h1'}>
            {quiet ? `Come stai ${partOfDay()}?` : 'Qui puoi dirlo sottovoce'}
          </PageHeading>
          {!quiet && (
            <chakra.p textStyle={{ base: 'small', md: 'body' }} color="muted" marginTop="2" maxWidth="46ch" textWrap="pretty">
              Uno sfogo, un dubbio, la voglia di parlare con qualcuno. Chi legge sa che cosa vuol dire, e non vede chi sei.
            </chakra.p>
          )}
          {!quiet && <WriteButton size="lg" marginTop={{ base: '4', md: '5' }} width={{ base: '100%', sm: 'auto' }} onClick={onWrite} />}
        </div>
        {quiet ? (
          <WriteButton short variant="inked" paddingInline="3" marginInlineEnd="-3" onClick={onWrite} />
        ) : (
          <chakra.div aria-hidden color="talk.edge" display={{ base: 'none', md: 'block' }} flexShrink="0">
            <NightWindowDrawing />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={asManyAsFit('5.5rem')}
        gap={{ base: '2', sm: '3' }}
        marginTop={quiet ? '2' : { base: '3', md: '7' }}
      >
        {POST_TYPES.map((type) => (
          <li key={type}>
            <TypeDoor type={type} quiet={quiet} onClick={() => onWrite(type)} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
});

type ButtonProps = Omit<React.ComponentProps<typeof Button>, 'onClick'> & { short?: boolean; onClick: () => void };

function WriteButton({ short, onClick, ...look }: ButtonProps) {
  return (
    <Button onClick={() => onClick()} {...look}>
      <PenLine aria-hidden size={20} strokeWidth={1.75} />
      <chakra.span css={short && onlyIcon}>Condividi la tua esperienza</chakra.span>
    </Button>
  );
}

function TypeDoor({ type, quiet, onClick }: { type: PostType; quiet: boolean; onClick: () => void }) {
  const { label, line, icon: Icon } = postTypes[type];
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      aria-haspopup="dialog"
      display="flex"
      flexDirection={{ base: 'column', sm: quiet ? 'row' : 'column' }}
      alignItems={{ base: 'center', sm: quiet ? 'center' : 'flex-start' }}
      justifyContent={{ sm: quiet ? 'center' : undefined }}
      gap={{ base: '1', sm: '2' }}
      width="100%"
      height="100%"
      minHeight="target"
      paddingInline={{ base: '1', sm: '4' }}
      paddingBlock={{ base: '2', sm: quiet ? '1' : '3.5' }}
      textAlign={{ base: 'center', sm: 'start' }}
      textStyle={{ base: 'tiny', sm: 'small' }}
      bg={`${type}.fill`}
      color={`${type}.text`}
      borderWidth="1px"
      borderColor="transparent"
      borderRadius={{ base: 'card', sm: quiet ? 'full' : 'card' }}
      transition="border-color 120ms"
      _hover={{ borderColor: `${type}.edge` }}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <chakra.span fontWeight="semibold">{label}</chakra.span>
      {!quiet && (
        <chakra.span marginTop="-1.5" display={{ base: 'none', sm: 'block' }}>
          {line}
        </chakra.span>
      )}
    </chakra.button>
  );
}

const onlyIcon = { '@media (max-width: 29.99rem)': { srOnly: true } };
