import type { ComponentProps, Ref, RefCallback } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref'> & { type: 'date' | 'time'; ref?: RefCallback<HTMLInputElement> };

/** A date or time field. Takes the `register(...)` spread. */
export function DateField({ type, ref, onBlur, ...field }: Props) {
  const markedToo: Ref<HTMLInputElement> = (input) => {
    // The form's ref comes first, because it sets the value.
    ref?.(input);
    if (input) mark(input);
  };
  return (
    <TextField
      {...field}
      type={type}
      ref={markedToo}
      onBlur={(event) => {
        mark(event.currentTarget);
        onBlur?.(event);
      }}
      css={looks[type]}
    />
  );
}

/** A partly typed date has no value yet, but the field is not empty. */
function mark(input: HTMLInputElement): void {
  input.toggleAttribute('data-empty', input.value === '' && !input.validity.badInput);
}

/**
 * In an empty field WebKit shows today, as if it were chosen, and nothing on phones. This shows the format instead, as other browsers do.
 * The `@supports` condition matches only WebKit, which redraws the inside of the field only when an inherited value changes.
 */
function emptyLook(form: string) {
  return {
    '@supports (-webkit-nbsp-mode: space)': {
      '&::-webkit-datetime-edit': { opacity: 'var(--own-form, 1)' },
      '&[data-empty]:not(:focus)': { '--own-form': '0', _before: { content: `"${form}"`, position: 'absolute', color: 'muted' } },
    },
  } as const;
}

const looks = { date: emptyLook('gg/mm/aaaa'), time: emptyLook('--:--') };
