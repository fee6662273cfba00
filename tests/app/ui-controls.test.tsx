import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/client/ui/button.tsx';
import { ErrorCard } from '../../src/client/ui/error-card.tsx';
import { ProgressBar, ProgressRing } from '../../src/client/ui/progress.tsx';
import { RadioGroup } from '../../src/client/ui/radio-group.tsx';
import { SelectField } from '../../src/client/ui/select-field.tsx';
import { Tabs } from '../../src/client/ui/tabs.tsx';
import { TextareaField } from '../../src/client/ui/textarea-field.tsx';
import { TextField } from '../../src/client/ui/text-field.tsx';
import { Providers } from '../../src/client/app/providers.tsx';
import { blurDisabled, expectFocus } from '../support/focus.ts';
import { renderWith } from '../support/render.tsx';
import { paste } from '../support/paste.ts';

it('turns autocomplete off unless a field sets it', () => {
  render(
    <>
      <TextField label="Cerca" />
      <TextField label="Nome" autoComplete="given-name" />
    </>,
    { wrapper: Providers },
  );
  expect(['Cerca', 'Nome'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))).toEqual(['off', 'given-name']);
});

it('ties hint and error to the control and announces the error', () => {
  const { rerender } = render(<TextField label="Titolo" hint="Una riga" />, { wrapper: Providers });
  const input = screen.getByLabelText('Titolo');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByText('Una riga').id);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  // The live region must exist before its text, otherwise screen readers do not announce it.
  const region = screen.getByRole('alert');
  rerender(<TextField label="Titolo" hint="Una riga" error="Campo obbligatorio" />);
  expect(region.textContent).toBe('Campo obbligatorio');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Una riga', 'Campo obbligatorio']);
});

it('marks optional fields, and can hide a label visually', () => {
  renderWith(
    <>
      <TextareaField label="Consigli" optional />
      <SelectField label="Facoltà" hideLabel options={['Fisica', { value: 'x', label: 'Altro' }]} placeholder="Tutte" />
    </>,
  );
  expect(screen.getByLabelText('Consigli (se vuoi)').tagName).toBe('TEXTAREA');
  const select = screen.getByLabelText<HTMLSelectElement>('Facoltà');
  expect([...select.options].map(({ value, label }) => [value, label])).toEqual([
    ['', 'Tutte'],
    ['Fisica', 'Fisica'],
    ['x', 'Altro'],
  ]);
});

it('a pending button shows its pending text and is disabled', () => {
  const onClick = vi.fn<() => void>();
  renderWith(
    <Button pending pendingText="Invio..." onClick={onClick}>
      Invia
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Invio...' });
  button.click();
  expect(button.disabled).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

it.each([
  { name: 'comes back to', taken: false },
  { name: 'is not taken from what has it meanwhile for', taken: true },
])('the focus $name a button that was disabled while pending', ({ taken }) => {
  const under = (pending: boolean) => (
    <>
      <Button pending={pending}>Invia</Button>
      <Button>Altro</Button>
    </>
  );
  const { rerender } = render(under(false), { wrapper: Providers });
  const [button, other] = screen.getAllByRole('button');
  button!.focus();
  rerender(under(true));
  blurDisabled(button!);
  if (taken) other!.focus();
  rerender(under(false));
  expect(document.activeElement).toBe(taken ? other : button);
});

it.each([
  { around: (button: ReactNode) => <section aria-label="Bacheca">{button}</section>, place: 'Bacheca' },
  {
    around: (button: ReactNode) => (
      <div role="dialog" aria-label="Segnala">
        {button}
      </div>
    ),
    place: 'Segnala',
  },
])('the focus goes to what stands around a button that stays disabled after its action ($place)', ({ around, place }) => {
  const under = (pending: boolean, disabled: boolean) =>
    around(
      <Button pending={pending} disabled={disabled}>
        Invia
      </Button>,
    );
  const { rerender } = render(under(false, false), { wrapper: Providers });
  const button = screen.getByRole('button');
  button.focus();
  rerender(under(true, false));
  blurDisabled(button);
  rerender(under(true, true));
  expect(document.activeElement).toBe(document.body);
  rerender(under(false, true));
  expect(document.activeElement).toBe(screen.getByLabelText(place));
});

it('a button does not submit the form around it by default', () => {
  renderWith(<Button>Annulla</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

function RadioExample({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'all' | 'vent'>('all');
  return (
    <RadioGroup
      legend="Tipo"
      look="chips"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      options={[
        { value: 'all', label: 'Tutti' },
        { value: 'vent', label: 'Sfogo libero' },
      ]}
    />
  );
}

it('a radio group checks and reports the chosen option', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = renderWith(<RadioExample onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toBeDefined();
  await user.click(screen.getByLabelText('Sfogo libero'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('vent');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sfogo libero' }).checked).toBe(true);
});

function TabsExample({ keepMounted }: { keepMounted?: boolean }) {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  const items = (['a', 'b', 'c'] as const).map((name) => ({
    value: name,
    label: `Scheda ${name}`,
    content: <input aria-label={`Campo ${name}`} />,
  }));
  return <Tabs label="Esempio" items={items} value={value} onChange={setValue} keepMounted={keepMounted} />;
}

it('tabs are a single tab stop, move with the arrow keys and Home, and label their panel', async () => {
  const { user } = renderWith(<TabsExample />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  act(() => screen.getByRole('tab', { name: 'Scheda a' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Scheda c');
  expect(screen.getByRole('tabpanel', { name: 'Scheda c' })).toBeDefined();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Scheda a' }).getAttribute('aria-selected')).toBe('true');
  await user.tab();
  await expectFocus(() => screen.getByLabelText('Campo a'));
});

it('scrolls a chosen tab clear of the fading ends of its row', async () => {
  const { user } = renderWith(<TabsExample />);
  const row = screen.getByRole('tablist');
  const place = (element: Element, left: number, right: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(left, 0, right - left, 44));
  place(row, 0, 300);
  for (const [index, tab] of screen.getAllByRole('tab').entries()) place(tab, index * 120, index * 120 + 110);
  await user.click(screen.getByRole('tab', { name: 'Scheda b' }));
  expect(row.scrollLeft).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'Scheda c' }));
  expect(row.scrollLeft).toBe(350 - 300 + 44);
});

it.each([
  [false, ''],
  [true, 'testo'],
])('keeps text typed in a tab panel that is left and reopened, with keepMounted: %s', async (keepMounted, kept) => {
  const { user } = renderWith(<TabsExample keepMounted={keepMounted} />);
  await paste(user, screen.getByLabelText('Campo a'), 'testo');
  await user.click(screen.getByRole('tab', { name: 'Scheda b' }));
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Scheda a' }));
  expect(screen.getByLabelText<HTMLInputElement>('Campo a').value).toBe(kept);
});

it.each([
  [-5, '0'],
  [41.6, '42'],
  [250, '100'],
])('shows a progress of %d as %s', (value, shown) => {
  renderWith(
    <>
      <ProgressBar label="Ore" value={value} />
      <ProgressRing label="Piano" value={value} />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Ore' }).getAttribute('aria-valuenow')).toBe(shown);
  expect(screen.getByRole('progressbar', { name: 'Piano' }).getAttribute('aria-valuenow')).toBe(shown);
});

it('an error card describes the failure and retries on Riprova', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderWith(<ErrorCard error={null} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Errore nel caricamento');
  expect(screen.getByText('Controlla la connessione e riprova')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each([
  ['pressed again after it was disabled', true],
  ['pressed', false],
])('the focus of a button that goes when it is %s stays in its section', async (_, pending) => {
  function Section() {
    const [state, setState] = useState('failed');
    return (
      <section aria-label="Commenti">
        {state === 'done' ? (
          <p>Eccoli</p>
        ) : (
          <ErrorCard error={undefined} retrying={state === 'retrying'} onRetry={() => setState(pending ? 'retrying' : 'done')} />
        )}
        {state === 'retrying' && <input aria-label="Risposta" onChange={() => setState('done')} />}
      </section>
    );
  }
  const { user } = renderWith(<Section />);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  // A browser takes the focus from a disabled button; jsdom does not.
  if (pending) {
    blurDisabled(document.activeElement as HTMLElement);
    fireEvent.change(screen.getByLabelText('Risposta'), { target: { value: 'arrivata' } });
  }
  expect(screen.getByText('Eccoli')).toBeDefined();
  await expectFocus(() => screen.getByRole('region', { name: 'Commenti' }));
});
