import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useContext } from 'react';
import { controlRecipe, type FieldTexts, FieldShell } from './field-shell.tsx';
import { UnderWay } from './under-way.ts';

const Select = chakra('select', controlRecipe);

type Option = string | { value: string; label: string };

type Props = FieldTexts &
  ComponentProps<typeof Select> & {
    options: readonly Option[];
    /** The label of the empty first option. */
    placeholder?: string;
  };

/** A native select, which opens the system's picker on phones. Takes the `register(...)` spread. */
export function SelectField({ id, label, hint, error, optional, hideLabel, options, placeholder, ...select }: Props) {
  const held = useContext(UnderWay) && heldSelect;
  return (
    <FieldShell {...{ id, label, hint, error, optional, hideLabel }}>
      {(control) => (
        <chakra.div position="relative">
          <Select appearance="none" paddingInlineEnd="11" textOverflow="ellipsis" {...select} {...held} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {text}
                </option>
              );
            })}
          </Select>
          <chakra.span position="absolute" insetBlock="0" right="3.5" display="grid" placeItems="center" color="muted" pointerEvents="none">
            <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          </chakra.span>
        </chakra.div>
      )}
    </FieldShell>
  );
}

/** Keeps the select closed on presses and keys, but lets the focus pass. */
const heldSelect = {
  'aria-disabled': true,
  pointerEvents: 'none',
  onKeyDown: (event: KeyboardEvent) => !PASSING.has(event.key) && event.preventDefault(),
} as const;

const PASSING = new Set(['Tab', 'Escape']);
