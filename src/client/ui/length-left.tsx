import { chakra } from '@chakra-ui/react/styled-system';
import { countCharacters } from '../../routers/characters.ts';
import { tidyText } from '../../routers/marks.ts';

/** The counter appears this close to the end; before, it would only distract. */
const COUNTED_FROM = 500;

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Characters still free, once they become few; or too many, also where what a field says of it is out of sight. */
export function LengthLeft({ text, max }: { text: string; max: number }) {
  const left = max - lengthOf(text);
  if (left > COUNTED_FROM) return null;
  return (
    <chakra.p textStyle="small" color="muted" fontVariantNumeric="tabular-nums" marginInlineEnd="auto" alignSelf="center">
      {inWords(left)}
    </chakra.p>
  );
}

function inWords(left: number): string {
  if (left < 0) return left === -1 ? '1 carattere di troppo' : `${number.format(-left)} caratteri di troppo`;
  return left === 1 ? '1 carattere rimasto' : `${left} caratteri rimasti`;
}

/** What to say of a text that is too long; undefined while it fits. */
export function lengthProblem(text: string, max: number): string | undefined {
  const over = lengthOf(text) - max;
  if (over <= 0) return undefined;
  return `Il testo supera di ${number.format(over)} ${over === 1 ? 'carattere' : 'caratteri'} il massimo di ${number.format(max)}: accorcialo un poco.`;
}

/** As the server counts. */
function lengthOf(text: string): number {
  return countCharacters(tidyText(text));
}
