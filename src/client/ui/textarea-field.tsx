import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useContext } from 'react';
import { controlRecipe, type FieldTexts, FieldShell } from './field-shell.tsx';
import { UnderWay } from './under-way.ts';
import { Unkept, UnkeptSaid } from './unkept.tsx';

const Textarea = chakra('textarea', controlRecipe);

type Props = FieldTexts & ComponentProps<typeof Textarea>;

/** Starts at `rows` lines and grows with its text where the browser can. Takes the `register(...)` spread. */
export function TextareaField({ id, label, hint, error, optional, hideLabel, rows = 4, readOnly, ...textarea }: Props) {
  const held = useContext(UnderWay);
  const said = useContext(UnkeptSaid);
  return (
    <FieldShell {...{ id, label, hint, error, optional, hideLabel }}>
      {(control) => (
        <>
          <Textarea
            rows={rows}
            minHeight={`calc(${rows} * 1.75rem + 1rem + 2px)`}
            resize="vertical"
            css={{ fieldSizing: 'content' }}
            readOnly={readOnly || held}
            {...textarea}
            {...control}
          />
          {textarea.value && !said && <Unkept />}
        </>
      )}
    </FieldShell>
  );
}
