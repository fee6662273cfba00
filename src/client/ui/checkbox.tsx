import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { drawnControl } from './drawn-control.ts';
import { FieldError } from './field-shell.tsx';
import { useUnderWayPress } from './under-way.ts';

type Props = Omit<ComponentProps<typeof chakra.input>, 'type' | 'children'> & {
  /** May contain links. */
  label: ReactNode;
  error?: string;
};

/** Takes the `register(...)` spread. */
export function Checkbox({ id, label, error, ...input }: Props) {
  const heldPress = useUnderWayPress();
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.label htmlFor={controlId} display="flex" alignItems="flex-start" gap="3" paddingBlock="2.5" textStyle="small">
        <chakra.input
          id={controlId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          css={box}
          {...input}
          {...heldPress}
        />
        <span>{label}</span>
      </chakra.label>
      <FieldError id={errorId} error={error} />
    </chakra.div>
  );
}

const box = {
  ...drawnControl,
  borderRadius: '4px',
  _checked: {
    bg: 'primary',
    borderColor: 'primary',
    // The tick.
    _before: {
      content: '""',
      display: 'block',
      height: '100%',
      bg: 'onPrimary',
      clipPath: 'polygon(16% 52%, 26% 42%, 42% 58%, 74% 24%, 84% 34%, 42% 78%)',
      _highContrast: { display: 'none' },
    },
  },
} as const;
