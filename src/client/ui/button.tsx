import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from './spinner.tsx';
import { useFocusKept } from './use-focus-kept.ts';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: 'target',
    // A long word of enlarged text breaks the line, not the page.
    maxWidth: '100%',
    paddingBlock: '1.5',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, opacity 120ms',
    '& svg': { flexShrink: '0' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'primary', color: 'onPrimary', printColorAdjust: 'exact', _hover: { bg: 'primaryHover' } },
      outline: { borderColor: 'outline', color: 'ink', bg: 'surface', _hover: { bg: 'sunken' } },
      quiet: { color: 'muted', _hover: { bg: 'sunken', color: 'ink' } },
      inked: { color: 'primary', _hover: { bg: 'sunken' } },
      soft: { bg: 'talk.fill', color: 'talk.text', _hover: { borderColor: 'talk.edge' } },
      danger: { bg: 'red.fill', color: 'red.text', _hover: { borderColor: 'red.edge' } },
    },
    size: {
      sm: { textStyle: 'small', paddingInline: '3' },
      md: { textStyle: 'small', paddingInline: '4' },
      lg: { textStyle: 'body', minHeight: '12', paddingInline: '6' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(Link, buttonRecipe);
const StyledAnchor = chakra('a', buttonRecipe);

type ButtonProps = ComponentProps<typeof StyledButton> & {
  /** Shows a spinner and these words, and disables the button. */
  pending?: boolean;
  pendingText?: ReactNode;
};

export function Button({ pending, pendingText, disabled, ref, children, ...props }: ButtonProps) {
  const off = disabled || pending;
  const kept = useFocusKept(off, ref);
  return (
    <StyledButton type="button" ref={kept} disabled={off} aria-busy={pending || undefined} {...props}>
      {pending && <Spinner />}
      {pending ? (pendingText ?? children) : children}
    </StyledButton>
  );
}

/** Looks like a button, goes somewhere inside the site. */
export function ButtonLink(props: ComponentProps<typeof StyledLink> & { href: string; /** For the history entry. */ state?: unknown }) {
  return <StyledLink {...props} />;
}

/** The same for addresses outside: `tel:`, `mailto:`, other sites. */
export function ButtonAnchor(props: ComponentProps<typeof StyledAnchor>) {
  return <StyledAnchor {...props} />;
}
