import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { useCutOff } from './use-cut-off.ts';
import { WrittenText } from './written-text.tsx';

/** Longer posts show this many lines first. */
const FOLD_LINES = 12;

interface Props {
  children: string;
  /** `post`, and `said` for a few words. */
  look?: 'post' | 'said' | 'body' | 'small';
  /** How many lines a folded text shows. */
  lines?: number;
}

/** What a person wrote, as they wrote it; a long text folds. */
export function FoldingText({ children, look = 'post', lines = FOLD_LINES }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const foldable = useCutOff(text, !open);
  const id = useId();

  return (
    <>
      <chakra.p
        ref={text}
        id={id}
        lang="it"
        textStyle={look}
        maxWidth="prose"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        hyphens="auto"
        lineClamp={open ? undefined : lines}
        // A link further down got the focus, and the browser moved the folded text to it.
        onScroll={({ currentTarget }) => {
          currentTarget.scrollTop = 0;
          setOpen(true);
        }}
      >
        <WrittenText>{children}</WrittenText>
      </chakra.p>
      {foldable && (
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          minHeight="target"
          paddingInline="3"
          marginInlineStart="-3"
          borderRadius="control"
          color="primary"
          textStyle="small"
          fontWeight="semibold"
          _hover={{ bg: 'sunken' }}
        >
          {open ? 'Mostra meno' : 'Continua a leggere'}
        </chakra.button>
      )}
    </>
  );
}
