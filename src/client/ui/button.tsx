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
    // Lets a long word of enlarged text wrap, instead of widening the page.
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
  /** Shows a spinner and `pendingText`, and disables the button. */
  pending?: boolean;
  pendingText?: ReactNode;
};

export function Button({ pending = false, pendingText, disabled = false, ref, children, ...props }: ButtonProps) {
  const off = disabled || pending;
  const kept = useFocusKept(pending, disabled, ref);
  return (
    <StyledButton
      type="button"
      ref={kept}
      disabled={off}
      aria-busy={pending || undefined}
      // The button keeps its height: these texts are short.
      whiteSpace={pending && pendingText ? 'nowrap' : undefined}
      {...props}
    >
      {pending && <Spinner />}
      {pending ? (pendingText ?? children) : children}
    </StyledButton>
  );
}

/** A link within the site, styled as a button. */
export function ButtonLink(props: ComponentProps<typeof StyledLink> & { href: string; /** History entry state. */ state?: unknown }) {
  return <StyledLink {...props} />;
}

/** Like `ButtonLink`, for addresses outside the site: `tel:`, `mailto:`, other sites. */
export function ButtonAnchor(props: ComponentProps<typeof StyledAnchor>) {
  return <StyledAnchor {...props} />;
}
