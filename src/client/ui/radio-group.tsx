import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { chipWidth, chosenChip } from './chip-row.ts';
import { drawnControl } from './drawn-control.ts';
import { FieldError } from './field-shell.tsx';
import { useUnderWayPress } from './under-way.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A line under the label, in `list` look. */
  description?: ReactNode;
}

type InputProps = Pick<ComponentProps<typeof chakra.input>, 'onBlur' | 'ref' | 'disabled'>;

interface Props<Value extends string> extends InputProps {
  /** The group’s label. */
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  name?: string;
  /** Controlled use; leave both out with the `register(...)` spread. */
  value?: Value;
  onChange?: ComponentProps<typeof chakra.input>['onChange'];
  onValueChange?: (value: Value) => void;
  error?: string;
  look?: 'list' | 'chips';
  /** For chips: a single row, in a container that scrolls sideways on phones. */
  oneRow?: boolean;
}

/** A choice of one option. Takes the `register(...)` spread, or `value` with `onValueChange`. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, hideLegend, options, name, value, onChange, onValueChange, error, look = 'list', oneRow, ...input } = props;
  const heldPress = useUnderWayPress();
  const ownName = useId();
  const errorId = `${ownName}-error`;
  const chips = look === 'chips';

  return (
    <chakra.fieldset
      role="radiogroup"
      minWidth="0"
      flexShrink={oneRow ? { base: '0', md: '1' } : undefined}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <chakra.legend textStyle="small" fontWeight="semibold" marginBottom="1.5" srOnly={hideLegend}>
        {legend}
      </chakra.legend>
      {/* Above the options, because reading starts there after a failed submit. */}
      <FieldError id={errorId} error={error} />
      <chakra.div
        display="flex"
        flexWrap={oneRow ? { base: 'nowrap', md: 'wrap' } : 'wrap'}
        flexDirection={chips ? 'row' : 'column'}
        gap={chips ? '2' : '0'}
      >
        {options.map((option) => (
          <chakra.label key={option.value} data-choice={chips || undefined} css={chips ? chip : row} flexShrink={oneRow ? '0' : undefined}>
            <chakra.input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={onValueChange ? value === option.value : undefined}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
              {...input}
              {...heldPress}
              css={chips ? hiddenInput : visibleInput}
            />
            <span>
              {option.label}
              {option.description && (
                <chakra.span display="block" color="muted">
                  {option.description}
                </chakra.span>
              )}
            </span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const row = { display: 'flex', alignItems: 'flex-start', gap: '3', paddingBlock: '2.5', textStyle: 'small', cursor: 'pointer' } as const;

/** Keeps the legend and the error above the first option in view when it is focused, e.g. by a failed submit. */
const legendInView = { scrollMarginTop: '20' } as const;

const visibleInput = {
  ...legendInView,
  ...drawnControl,
  borderRadius: 'full',
  _checked: { borderWidth: '6px', borderColor: 'primary', bg: 'onPrimary' },
} as const;

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  ...chipWidth,
  borderWidth: '1px',
  borderColor: 'outline',
  borderRadius: 'full',
  bg: 'surface',
  textStyle: 'small',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:has(:checked)': chosenChip,
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
} as const;

const hiddenInput = { ...legendInView, position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } as const;
