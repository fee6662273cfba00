import { chakra } from '@chakra-ui/react/styled-system';
import { countCharacters } from '../../routers/characters.ts';
import { tidyText } from '../../routers/marks.ts';

/** The counter appears this close to the limit; before, it would only distract. */
const COUNTED_FROM = 500;

const number = new Intl.NumberFormat('it-IT');

/**
 * The remaining characters, once there are few, or the number in excess: the field only says that the text is
 * too long, and may be out of view. Among buttons it takes a line of its own on phones.
 */
export function LengthLeft({ text, max }: { text: string; max: number }) {
  const left = max - lengthOf(text);
  if (left > COUNTED_FROM) return null;
  return (
    <chakra.p
      textStyle="small"
      color={left < 0 ? 'red.text' : 'muted'}
      fontVariantNumeric="tabular-nums"
      flexBasis={{ base: '100%', sm: 'auto' }}
      marginInlineEnd="auto"
      alignSelf="center"
    >
      {inWords(left)}
    </chakra.p>
  );
}

function inWords(left: number): string {
  if (left < 0) return left === -1 ? '1 carattere di troppo' : `${number.format(-left)} caratteri di troppo`;
  return left === 1 ? '1 carattere rimasto' : `${left} caratteri rimasti`;
}

/** The error of a text that is too long; undefined while it fits. `LengthLeft` gives the number. */
export function lengthProblem(text: string, max: number): string | undefined {
  if (lengthOf(text) <= max) return undefined;
  return `Il testo supera il massimo di ${number.format(max)} caratteri: accorcialo un poco.`;
}

/** Counts as the server does. */
function lengthOf(text: string): number {
  return countCharacters(tidyText(text));
}
