import type { ComponentProps, Ref, RefCallback } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref'> & { type: 'date' | 'time'; ref?: RefCallback<HTMLInputElement> };

/** A day or an hour. Takes the `register(...)` spread. */
export function DateField({ type, ref, onBlur, ...field }: Props) {
  const markedToo: Ref<HTMLInputElement> = (input) => {
    // The form's own comes first: it brings the value.
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

/** What is typed in part has no value yet, and is not empty. */
function mark(input: HTMLInputElement): void {
  input.toggleAttribute('data-empty', input.value === '' && !input.validity.badInput);
}

/**
 * WebKit shows today in an empty field, as if it were chosen, and on phones nothing. Until somebody enters it, it shows the form
 * there, as other browsers do by themselves. Only WebKit knows this property; what is inside its field it draws anew by an
 * inherited value alone.
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
