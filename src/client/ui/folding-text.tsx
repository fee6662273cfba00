import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { useCutOff } from './use-cut-off.ts';
import { WrittenText } from './written-text.tsx';

/** The number of lines shown of a longer post. */
const FOLD_LINES = 12;

type Look = 'post' | 'said' | 'body' | 'small';

interface Props {
  children: string;
  /** `post` by default; `said` for short texts. */
  look?: Look | Record<'base' | 'sm', Look>;
  /** The number of lines shown while folded. */
  lines?: number | Partial<Record<'base' | 'sm', number>>;
  /** For cards of limited height: the button that unfolds the text is at the end of the last line. */
  brief?: boolean;
  /** Does not fold. */
  whole?: boolean;
}

/** A text written by a user; a long one is folded. */
export function FoldingText({ children, look = 'post', lines = FOLD_LINES, brief = false, whole = false }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(whole);
  const foldable = useCutOff(text, !open);
  const id = useId();

  return (
    <chakra.div position="relative">
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
        // A link in the hidden part got the focus, and the browser scrolled the folded text to it.
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
          borderRadius="control"
          color="primary"
          fontWeight="semibold"
          {...(brief && !open ? { ...atTheEnd, textStyle: look } : below)}
        >
          {open ? 'Mostra meno' : 'Continua a leggere'}
        </chakra.button>
      )}
    </chakra.div>
  );
}

/** Over the end of the text, with the touch target of any button. */
const atTheEnd = {
  position: 'absolute',
  bottom: '0',
  insetInlineEnd: '0',
  paddingInlineStart: '6',
  background: 'linear-gradient(to right, transparent, {colors.surface} 1.5rem)',
  _before: { content: '""', position: 'absolute', insetInline: '-2', insetBlock: '-2.5' },
} as const;

const below = { textStyle: 'small', minHeight: 'target', paddingInline: '3', marginInlineStart: '-3', _hover: { bg: 'sunken' } } as const;
