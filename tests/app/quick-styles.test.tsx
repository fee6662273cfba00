import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { full } from '../support/quick-styles.ts';

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color'];

function everyElement(): Element[] {
  return [document.documentElement, ...document.documentElement.querySelectorAll('*')];
}

function stylesBy(compute: typeof window.getComputedStyle) {
  return everyElement().map((element) => [
    element.localName,
    ...PROPERTIES.map((property) => compute(element).getPropertyValue(property)),
    compute(element).pointerEvents,
  ]);
}

function renderMany() {
  render(
    <div style={{ pointerEvents: 'none', color: 'red' }}>
      <p hidden>
        <b>hidden</b>
      </p>
      <ul style={{ visibility: 'hidden' }}>
        <li style={{ visibility: 'visible', pointerEvents: 'auto' }}>shown again</li>
        <li className="away">one</li>
      </ul>
      <span style={{ display: 'none' }}>
        <em>gone</em>
      </span>
      <details>
        <summary>more</summary>
        <i>closed</i>
      </details>
      <dialog>closed</dialog>
      <dialog open>open</dialog>
      <input type="hidden" />
      <table>
        <tbody>
          <tr hidden>
            <td>cell</td>
          </tr>
        </tbody>
      </table>
      <svg>
        <path d="M0 0" />
      </svg>
    </div>,
  );
}

test('computes the same as jsdom, through the window of the document too', () => {
  renderMany();
  expect(stylesBy(window.getComputedStyle)).toEqual(stylesBy(full));
  expect(stylesBy((element) => document.defaultView!.getComputedStyle(element))).toEqual(stylesBy(full));
});

test('takes the styles in the document into account', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.away { display: none }';
  document.head.append(sheet);
  renderMany();
  expect(window.getComputedStyle(document.querySelector('.away')!).display).toBe('none');
  expect(stylesBy(window.getComputedStyle)).toEqual(stylesBy(full));
  sheet.remove();
});
