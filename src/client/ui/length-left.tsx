import { chakra } from '@chakra-ui/react/styled-system';
import { countCharacters } from '../../routers/characters.ts';
import { tidyText } from '../../routers/marks.ts';

/** The counter appears this close to the end; before, it would only distract. */
const COUNTED_FROM = 500;

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/**
 * Characters still free, once they become few; or too many, which is said here alone: a field says only that they are, and may be out
 * of sight. Among buttons it has a line of its own on phones, and leaves them where they are.
 */
export function LengthLeft({ text, max }: { text: string; max: number }) {
  const left = max - lengthOf(text);
  if (left > COUNTED_FROM) return null;
  return (
    <chakra.p
      textStyle="small"
      color="muted"
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

/** What a field says of a text that is too long, beside what counts it; undefined while it fits. */
export function lengthProblem(text: string, max: number): string | undefined {
  if (lengthOf(text) <= max) return undefined;
  return `Il testo supera il massimo di ${number.format(max)} caratteri: accorcialo un poco.`;
}

/** As the server counts. */
function lengthOf(text: string): number {
  return countCharacters(tidyText(text));
}
