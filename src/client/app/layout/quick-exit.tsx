import { chakra } from '@chakra-ui/react/styled-system';
import { DoorOpen } from 'lucide-react';
import { useEffect } from 'react';
import { besideDialogs } from '../../ui/beside-dialogs.ts';
import { onThirdEscape } from '../../lib/escapes.ts';
import { leaveSite } from '../../lib/quick-exit.ts';
import { quickExitInset, quickExitWidth } from '../theme/quick-exit.ts';

const hint =
  'Lascia subito questo sito e apre Google; le altre schede restano vuote finché non le riapri. Da tastiera: premi Esc tre volte di seguito';

/** Grows less with text at 200 % on the narrowest phones, so that the quick exit and the login fit beside the logo. */
export const besideOneAnother = 'min(0.9375rem, 8.4vw)';

/**
 * A button that leaves for a neutral page at once; the back button then finds a blank page. It
 * is above everything, open dialogs included, over the end of the navbar, which it also follows in the order of the keyboard.
 */
export function QuickExit() {
  useEffect(() => onThirdEscape(() => void leaveSite()), []);
  return (
    <chakra.button
      type="button"
      title={hint}
      onClick={() => void leaveSite()}
      {...besideDialogs}
      position="fixed"
      top="10px"
      right={{ base: '4', sm: '5', ...quickExitInset }}
      zIndex="quickExit"
      display="inline-flex"
      _print={{ display: 'none' }}
      alignItems="center"
      justifyContent="center"
      gap="2"
      width={quickExitWidth}
      minHeight="target"
      borderRadius="full"
      borderWidth="1px"
      borderColor="outline"
      bg="surface"
      color="ink"
      textStyle="small"
      fontSize={besideOneAnother}
      fontWeight="medium"
      whiteSpace="nowrap"
      _hover={{ bg: 'sunken' }}
    >
      <chakra.span display={{ base: 'none', sm: 'inline' }}>
        <DoorOpen aria-hidden size={18} strokeWidth={1.75} />
      </chakra.span>
      Esci subito
    </chakra.button>
  );
}
