import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useUnderWayPress } from '../ui/under-way.ts';
import { RISK_WORDS } from './own-details.ts';

interface Props {
  text: string;
  /** The detail is not known to be shared by many people; the chip warns about it. */
  risky: boolean;
  onRemove: () => void;
}

/** A detail that a press removes. The touch target of 44 px is the chip and half the gap around it. */
export function DetailChip({ text, risky, onRemove }: Props) {
  const heldPress = useUnderWayPress();
  return (
    <chakra.button
      type="button"
      title="Togli"
      aria-label={`Togli: ${text}${risky ? `, ${RISK_WORDS}` : ''}`}
      onClick={onRemove}
      {...heldPress}
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="2"
      maxWidth="100%"
      minHeight="9"
      paddingInlineStart="3"
      paddingInlineEnd="2.5"
      paddingBlock="1"
      borderRadius="card"
      borderWidth="1px"
      borderColor={risky ? 'yellow.text' : 'outline'}
      bg={risky ? 'yellow.fill' : 'surface'}
      color={risky ? 'yellow.text' : 'ink'}
      textStyle="tiny"
      textAlign="start"
      _hover={{ borderColor: risky ? 'yellow.text' : 'muted', bg: risky ? 'yellow.fill' : 'sunken' }}
      css={{ '&::after': { content: '""', position: 'absolute', inset: '-5px' } }}
    >
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {text}
        {risky && <chakra.span display="block">{RISK_WORDS}</chakra.span>}
      </chakra.span>
      <chakra.span color={risky ? 'inherit' : 'muted'} flexShrink="0">
        <X aria-hidden size={16} strokeWidth={2} />
      </chakra.span>
    </chakra.button>
  );
}
