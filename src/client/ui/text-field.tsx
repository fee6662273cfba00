import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { controlRecipe, type FieldTexts, FieldShell } from './field-shell.tsx';

const Input = chakra('input', controlRecipe);

type Props = FieldTexts &
  ComponentProps<typeof Input> & {
    /** A button or icon at the end of the box, 44 px wide at most. */
    trailing?: ReactNode;
  };

/** Takes react-hook-form's `register(...)` spread, `ref` included. */
export function TextField({ id, label, hint, error, optional, hideLabel, trailing, ...input }: Props) {
  return (
    <FieldShell {...{ id, label, hint, error, optional, hideLabel }}>
      {(control) => (
        <chakra.div position="relative">
          <Input paddingInlineEnd={trailing ? '12' : undefined} {...input} {...control} />
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
