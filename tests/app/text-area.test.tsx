import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextareaField } from '../../src/client/ui/textarea-field.tsx';
import { renderWith } from '../support/render.tsx';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'La tua storia' });

beforeEach(() => {
  // A line of 28 px per twenty letters, but, as in browsers, never less than the height that is set.
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLTextAreaElement) {
    return Math.max(Math.ceil(this.value.length / 20) * 28, Number.parseFloat(this.style.height) || 0);
  });
});
afterEach(() => vi.unstubAllGlobals());

function Controlled() {
  const [text, setText] = useState('');
  return (
    <>
      <TextareaField label="La tua storia" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setText('a'.repeat(100))}>Riprendi</button>
    </>
  );
}

test.each([
  ['the form keeps the text', <Controlled key="controlled" />],
  ['the field keeps it', <TextareaField key="own" label="La tua storia" />],
])('grows and shrinks with its text when the browser does not do so itself and %s', async (_, field) => {
  renderWith(field);
  await userEvent.type(area(), 'a'.repeat(30));
  expect(area().style.height).toBe('56px');
  await userEvent.clear(area());
  expect(area().style.height).toBe('0px');
});

test('grows with text set by the program, and sets no height when the browser supports field-sizing', async () => {
  const { unmount } = renderWith(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: 'Riprendi' }));
  expect(area().style.height).toBe('140px');
  unmount();
  vi.stubGlobal('CSS', { supports: (property: string) => property === 'field-sizing' });
  renderWith(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: 'Riprendi' }));
  expect(area().style.height).toBe('');
});

test('passes its element to the ref, and null once it is unmounted', () => {
  const given: unknown[] = [];
  const { unmount } = renderWith(
    <TextareaField label="La tua storia" ref={(element: HTMLTextAreaElement | null) => void given.push(element)} />,
  );
  expect(given).toEqual([area()]);
  act(() => unmount());
  expect(given.at(-1)).toBeNull();
});
