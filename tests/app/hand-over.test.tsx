import { beforeEach, expect, it } from 'vitest';
import { counterpartOf, handOver } from '../../src/client/app/hand-over.ts';
import { expectFocus } from '../support/focus.ts';

let before: HTMLElement;
let after: HTMLElement;

function stand(snapshot: string, program: string): void {
  document.body.innerHTML = `<div id="root"><div data-snapshot>${snapshot}</div><div data-stage>${program}</div></div>`;
  before = document.querySelector<HTMLElement>('[data-snapshot]')!;
  after = document.querySelector<HTMLElement>('[data-stage]')!;
}
const at = (root: HTMLElement, selector: string, index = 0) => root.querySelectorAll<HTMLElement>(selector)[index]!;

beforeEach(() => (document.body.innerHTML = ''));

it('finds the element with the same text, wherever it is', () => {
  const lines = ['<li><button>Mostra 1522</button></li>', '<li><button>Mostra 112</button></li>'];
  stand(lines.join(''), lines.toReversed().join(''));
  expect(counterpartOf(at(before, 'button'), before, after)).toBe(at(after, 'button', 1));
});

it('goes by order when several elements have the same text', () => {
  stand('<b><button>Mi piace</button></b><button>Mi piace</button>', '<button>Mi piace</button><b><button>Mi piace</button></b>');
  expect(counterpartOf(at(before, 'button', 1), before, after)).toBe(at(after, 'button', 1));
});

it('goes by position when no text is the same, and finds nothing when another kind of element is there', () => {
  stand('<p></p><span><button>Scuro</button></span>', '<p></p><span><button>Chiaro</button></span>');
  expect(counterpartOf(at(before, 'button'), before, after)).toBe(at(after, 'button'));
  stand('<p></p><span><button>Scuro</button></span>', '<p></p><span><a>Chiaro</a></span>');
  expect(counterpartOf(at(before, 'button'), before, after)).toBeUndefined();
});

it('carries over typed text, checkboxes, open details, the focus, the selection and a pending click', async () => {
  const page = (id: string) => `
    <details><summary>Di più</summary></details>
    <form><input name="email" id="${id}e" type="text" /><input name="keep" type="checkbox" /><button>Accedi</button></form>`;
  stand(page('p'), page('s'));
  const email = at(before, '[name=email]') as HTMLInputElement;
  email.value = 'giulia';
  email.focus();
  email.setSelectionRange(2, 4);
  (at(before, '[name=keep]') as HTMLInputElement).checked = true;
  at(before, 'details').setAttribute('open', '');
  at(before, 'button').setAttribute('aria-busy', 'true');
  const presses: string[] = [];
  at(after, 'button').addEventListener('click', (event) => {
    event.preventDefault();
    presses.push((at(after, '[name=email]') as HTMLInputElement).value);
  });

  handOver(before, after);

  const field = at(after, '[name=email]') as HTMLInputElement;
  expect(before.isConnected).toBe(false);
  expect(after.hasAttribute('data-stage')).toBe(false);
  expect(field.value).toBe('giulia');
  await expectFocus(() => field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  expect((at(after, '[name=keep]') as HTMLInputElement).checked).toBe(true);
  expect((at(after, 'details') as HTMLDetailsElement).open).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(presses).toEqual(['giulia']);
});
