import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Marking } from '../ui/marking.tsx';
import { type Place, placesOfText, placesOfWords } from './matched-places.ts';

interface Props {
  /** The search query, or a list of folded words to highlight as whole words. */
  wanted: string | readonly string[];
  children: ReactNode;
}

/** Highlights the matches in the texts inside. */
export function Highlighted({ wanted, children }: Props) {
  const mark = useMemo(() => {
    const find = (text: string) => (typeof wanted === 'string' ? placesOfText(text, wanted) : placesOfWords(text, wanted));
    return (text: string) => setOff(text, find(text));
  }, [wanted]);
  return <Marking value={mark}>{children}</Marking>;
}

function setOff(text: string, places: Place[]): ReactNode {
  if (places.length === 0) return text;
  return (
    <>
      {places.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(places[index - 1]?.[1] ?? 0, from)}
          <chakra.mark bg="advice.fill" color="inherit" borderRadius="small" boxShadow="0 0 0 1px {colors.advice.edge}">
            {text.slice(from, to)}
          </chakra.mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)![1])}
    </>
  );
}
