import { chakra } from '@chakra-ui/react/styled-system';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { foldText } from '../../routers/fold.ts';
import { FeedNotice } from '../posts/feed-notice.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';

/** Whether to request similar results: the query is not blank and all exact matches have loaded. */
export function isAnswered(q: string, found: readonly unknown[] | undefined, complete = true): boolean {
  return foldText(q) !== '' && found !== undefined && complete;
}

interface Props {
  count: string;
  note?: string | false | undefined;
  /** The results have been requested again, and not arrived. */
  stale: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** The results of a tab, under a heading with their number. */
export function Results({ count, note, stale, onRetry, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FeedNotice stale={stale} onRetry={onRetry} />
      <chakra.div role="status" display="flex" alignItems="baseline" flexWrap="wrap" columnGap="3" minHeight="7" marginBottom="4">
        <chakra.h2 id={id} textStyle="h2">
          {count}
        </chakra.h2>
        {note && (
          <chakra.span textStyle="small" color="muted">
            {note}
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </section>
  );
}

export function countOf(items: readonly unknown[] | undefined, complete = true): string {
  if (!items) return 'Risultati';
  if (!complete) return `Più di ${items.length} risultati`;
  return items.length === 1 ? '1 risultato' : `${items.length} risultati`;
}

export function atLeast(count: number): string {
  return `Almeno ${count} risultati`;
}

interface SimilarProps {
  q: string;
  found: readonly { matches?: string[] | undefined; title?: string | null }[];
  children: ReactNode;
}

/** The results that are only similar to the query, or that contain it only in the title. The intro lists the words they match. */
export function SimilarResults({ q, found, children }: SimilarProps) {
  const id = useId();
  if (found.length === 0) return null;
  const titled = found.filter(({ title }) => title && foldText(title).includes(foldText(q))).length;
  const words = [...new Set(found.flatMap(({ matches }) => matches ?? []))];
  return (
    <chakra.section aria-labelledby={id} marginTop="8" paddingTop="6" borderTopWidth="1px" borderColor="hairline">
      <chakra.h2 id={id} display="flex" alignItems="center" gap="2" textStyle="h2">
        <chakra.span color="talk.edge">
          <Sparkles aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
        Risultati simili
      </chakra.h2>
      <chakra.p marginTop="1" marginBottom="4" textStyle="small" color="muted" overflowWrap="anywhere">
        {titled === found.length
          ? 'La parola è nel titolo'
          : titled > 0
            ? 'La parola è nel titolo, o il testo ne usa di simili'
            : 'La parola esatta non c’è, ma ce ne sono di simili'}
        {titled < found.length && words.length > 0 && `: ${words.slice(0, WORDS_SHOWN).map(quoted).join(', ')}`}.
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {children}
      </chakra.div>
    </chakra.section>
  );
}

interface FailedProps {
  /** No result contains the query itself. */
  alone: boolean;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of similar results that could not be loaded. */
export function SimilarFailed({ alone, ...failure }: FailedProps) {
  if (alone) return <ErrorCard {...failure} />;
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" marginTop="6" color="muted">
      I risultati simili non si sono caricati.
      <Button variant="inked" size="sm" pending={failure.retrying} pendingText="Riprovo..." onClick={failure.onRetry}>
        Riprova
      </Button>
    </chakra.div>
  );
}

const WORDS_SHOWN = 5;

function quoted(word: string): string {
  return `«${word}»`;
}
