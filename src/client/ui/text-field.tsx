import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { controlRecipe, type FieldTexts, FieldShell } from './field-shell.tsx';
import { UnderWay } from './under-way.ts';

const Input = chakra('input', controlRecipe);

type Props = FieldTexts &
  ComponentProps<typeof Input> & {
    /** A button or icon at the end of the box, 44 px wide at most. */
    trailing?: ReactNode;
  };

/**
 * Takes react-hook-form's `register(...)` spread, `ref` included. Autofill is off by
 * default, so that browsers do not suggest what was typed to the next user.
 */
export function TextField({ id, label, hint, error, optional, hideLabel, trailing, readOnly, ...input }: Props) {
  const held = useContext(UnderWay);
  return (
    <FieldShell {...{ id, label, hint, error, optional, hideLabel }}>
      {(control) => (
        <chakra.div position="relative">
          <Input autoComplete="off" paddingInlineEnd={trailing ? '12' : undefined} readOnly={readOnly || held} {...input} {...control} />
          {trailing && (
            <chakra.div position="absolute" insetBlock="0" right="0.5" display="grid" placeItems="center">
              {trailing}
            </chakra.div>
          )}
        </chakra.div>
      )}
    </FieldShell>
  );
}
