import { chakra } from '@chakra-ui/react/styled-system';

/** The first element in the tab order. */
export function SkipLink({ target }: { target: string }) {
  return (
    <chakra.a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      position="fixed"
      _print={{ display: 'none' }}
      top="2"
      left="2"
      zIndex="skipLink"
      paddingInline="4"
      paddingBlock="2.5"
      borderRadius="control"
      bg="primary"
      color="onPrimary"
      fontWeight="semibold"
      opacity="0"
      pointerEvents="none"
      _focus={{ opacity: '1', pointerEvents: 'auto' }}
    >
      Vai al contenuto
    </chakra.a>
  );
}
