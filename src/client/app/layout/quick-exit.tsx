import { chakra } from '@chakra-ui/react/styled-system';
import { DoorOpen } from 'lucide-react';
import { useEffect } from 'react';
import { besideDialogs } from '../../ui/beside-dialogs.ts';
import { onThirdEscape } from '../../lib/escapes.ts';
import { leaveSite } from '../../lib/quick-exit.ts';
import { quickExitInset, quickExitWidth } from '../theme/quick-exit.ts';

const hint =
  'Lascia subito questo sito e apre Google; le altre schede restano vuote finché non le riapri. Da tastiera: premi Esc tre volte di seguito';

/** On the narrowest phones with text at 200 % it grows less, so that it and the login have room beside the mark. */
export const besideOneAnother = 'min(0.9375rem, 8.4vw)';

/**
 * Leaves for a neutral page at once; what the back button finds is blank. Stands above everything, open dialogs
 * included, over the navbar's end.
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
      zIndex="popover"
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
