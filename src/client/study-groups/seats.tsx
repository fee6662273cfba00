import { chakra } from '@chakra-ui/react/styled-system';

interface Props {
  current: number;
  max: number;
  /** A compact version: text only on phones; elsewhere the dots above it, and the free places on their own line below desktop widths. */
  brief?: boolean;
}

/** The taken and free places of a group, as dots and as text. */
export function Seats({ current, max, brief = false }: Props) {
  const free = Math.max(0, max - current);
  return (
    <chakra.div display="flex" flexWrap="wrap" flex={brief ? '1 1 6rem' : undefined} alignItems="center" columnGap="3" rowGap="1.5">
      <chakra.span
        aria-hidden
        display={{ base: brief ? 'none' : 'inline-flex', sm: 'inline-flex' }}
        flexWrap="wrap"
        gap="1"
        width={brief ? '100%' : undefined}
      >
        {Array.from({ length: max }, (_, index) => (
          <chakra.span
            key={index}
            width="2.5"
            height="2.5"
            borderRadius="full"
            borderWidth="1px"
            borderColor={index < current ? 'talk.edge' : 'outline'}
            bg={index < current ? 'talk.edge' : 'transparent'}
            transition="background-color 150ms"
            _highContrast={{ bg: index < current ? 'CanvasText' : undefined }}
          />
        ))}
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" columnGap="2.5" overflowX="clip" textStyle="small" fontVariantNumeric="tabular-nums">
        <span>
          <chakra.strong fontWeight="semibold">
            {current}/{max}
          </chakra.strong>{' '}
          membri{' '}
        </span>
        {free > 0 && (
          <chakra.span
            color="muted"
            flexBasis={brief ? { base: '100%', lg: 'auto' } : undefined}
            position="relative"
            // In the gap, which is clipped at the beginning of a line.
            _before={{ content: '"·"', position: 'absolute', insetInlineEnd: 'calc(100% + 0.2rem)' }}
          >
            {free === 1 ? '1 posto libero' : `${free} posti liberi`}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.div>
  );
}
