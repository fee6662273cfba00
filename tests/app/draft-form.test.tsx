import { act, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Providers } from '../../src/client/app/providers.tsx';
import { useDraftForm } from '../../src/client/lib/draft-form.ts';
import { useDraft } from '../../src/client/lib/drafts.ts';
import { TextField } from '../../src/client/ui/text-field.tsx';
import { renderWith, storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';

const load = async () => z.object({ title: z.string(), schedule: z.string() });

interface Values {
  title: string;
  schedule: string;
}

function Form({ values, changes }: { values: Values; changes: boolean }) {
  const { form } = useDraftForm('group', load, values, { changes });
  return (
    <>
      <TextField label="Titolo" {...form.register('title')} />
      <TextField label="Orari" {...form.register('schedule')} />
    </>
  );
}

/** A form whose stored values change while it is open, as when they are edited on another device. */
function Changing() {
  const [values, setValues] = useState(before);
  return (
    <>
      <Form values={values} changes />
      <button type="button" onClick={() => setValues(after)}>
        Cambia
      </button>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => [field('Titolo').value, field('Orari').value];
const before = { title: 'Analisi', schedule: 'Il lunedì' };
const after = { title: 'Analisi 2', schedule: 'Il martedì' };

/** Opens the form; `leave` closes it and returns the stored draft. */
function open(values: Values, changes = true) {
  const { user, unmount } = renderWith(<Form values={values} changes={changes} />, { user: storedStudent });
  return {
    user,
    leave() {
      unmount();
      return JSON.parse(storedDraft('group') ?? 'null') as unknown;
    },
  };
}

it.each([true, false])('stores no draft when the typed text is deleted again (changes: %s)', async (changes) => {
  const { user, leave } = open(before, changes);
  await user.type(field('Titolo'), 'x');
  await user.type(field('Titolo'), '{Backspace}');
  expect(leave()).toBeNull();
  open(after, changes);
  expect(shown()).toEqual(['Analisi 2', 'Il martedì']);
});

it('with `changes`, applies the drafted fields over the current values', async () => {
  const { user, leave } = open(before);
  await user.type(field('Titolo'), '!');
  expect(leave()).toEqual({ title: 'Analisi!' });
  const again = open(after);
  expect(shown()).toEqual(['Analisi!', 'Il martedì']);
  await again.user.type(field('Titolo'), '!');
  expect(again.leave()).toEqual({ title: 'Analisi!!' });
});

it('updates untouched fields when the values change while the form is open', async () => {
  const { user } = renderWith(<Changing />, { user: storedStudent });
  await user.type(field('Titolo'), '!');
  await user.click(screen.getByRole('button', { name: 'Cambia' }));
  expect(shown()).toEqual(['Analisi!', 'Il martedì']);
});

it('without `changes`, restores all drafted fields and ignores new defaults', async () => {
  const { user, leave } = open(before, false);
  await user.clear(field('Orari'));
  expect(leave()).toEqual({ title: 'Analisi', schedule: '' });
  open(after, false);
  expect(shown()).toEqual(['Analisi', '']);
});

it.each([true, false])(
  'shows the values that another tab has stored, and does not store its own over them (changes: %s)',
  async (changes) => {
    const { leave } = open(before, changes);
    const newValue = JSON.stringify(changes ? { title: 'Analisi!' } : { ...before, title: 'Analisi!' });
    storeElsewhere('group', newValue);
    expect(shown()).toEqual(['Analisi!', 'Il lunedì']);
    expect(leave()).toEqual(JSON.parse(newValue));
  },
);

it('resets to its defaults when its draft is cleared elsewhere', async () => {
  const { user, leave } = open(before, false);
  await user.type(field('Titolo'), '!');
  leave();
  open(before, false);
  expect(shown()).toEqual(['Analisi!', 'Il lunedì']);
  const { result } = renderHook(() => useDraft('group'), { wrapper: Providers });
  act(() => result.current.clear());
  expect(shown()).toEqual(['Analisi', 'Il lunedì']);
});
