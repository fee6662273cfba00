import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useContext } from 'react';
import { controlRecipe, type FieldTexts, FieldShell } from './field-shell.tsx';
import { UnderWay } from './under-way.ts';
import { useGrowth } from './use-growth.ts';
import { Unkept, UnkeptSaid } from './unkept.tsx';

const Textarea = chakra('textarea', controlRecipe);

type Props = FieldTexts & ComponentProps<typeof Textarea>;

/** A text area that starts at `rows` lines and grows with its text. Takes the `register(...)` spread. */
export function TextareaField({ id, label, hint, error, optional, hideLabel, rows = 4, readOnly, ref, ...textarea }: Props) {
  const held = useContext(UnderWay);
  const said = useContext(UnkeptSaid);
  const area = useGrowth(ref);
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
            ref={area}
          />
          {textarea.value && !said && <Unkept />}
        </>
      )}
    </FieldShell>
  );
}
