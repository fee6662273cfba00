import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HelplineLine } from '../../src/client/support/helpline-line.tsx';
import { HelplinePanel } from '../../src/client/support/helpline-panel.tsx';
import { FormDialog } from '../../src/client/ui/form-dialog.tsx';
import { renderWith } from '../support/render.tsx';
import { watchScrolling } from '../support/scrolling.ts';

it('keeps the first helplines in the footer of a form while the first of the panel is scrolled out of view', async () => {
  const { watched, scroll } = watchScrolling();
  renderWith(
    <FormDialog open onClose={() => {}} title="Modifica" onSubmit={() => {}} submitLabel="Salva">
      <HelplinePanel signal="suicide" onDismiss={() => {}} />
    </FormDialog>,
  );
  const panel = await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  const inFooter = () => screen.queryByRole('note', { name: 'Numeri da chiamare' });
  await waitFor(() => expect(watched.size).toBe(1));
  scroll([0]);
  expect(within(inFooter()!).getAllByRole('link')).toHaveLength(2);
  expect(inFooter()!.textContent).toContain('Quello che senti conta');
  expect(panel.contains(inFooter())).toBe(false);
  scroll([1]);
  expect(inFooter()).toBeNull();
});

it.each([
  ['2026-11-30T03:00:00+01:00', ['Chiama Numero unico di emergenza, 112', 'Chiama Telefono Amico Italia, 02 2327 2327, risponde dalle 9']],
  ['2026-11-30T12:00:00+01:00', ['Chiama Telefono Amico Italia, 02 2327 2327', 'Chiama Numero unico di emergenza, 112']],
])('names at %s the lines that answer first, and says from when a closed one does', (time, names) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  renderWith(<HelplineLine signal="suicide" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(names);
});

it('tells someone who may have taken something to call at once, and nothing that takes the urgency back', () => {
  renderWith(<HelplinePanel signal="overdose" onDismiss={() => {}} />);
  const panel = screen.getByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  expect(panel.textContent).toMatch(/chiama subito il 112.*di’ che cosa hai preso, quanto e quando/);
  expect(panel.textContent).not.toMatch(/come sempre|Se ti va/);
  expect(
    within(panel)
      .getAllByRole('link', { name: /^Chiama/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['112', '118']);
});

it('does not offer a call as a choice in a refusal to someone who may have taken something', () => {
  renderWith(<HelplinePanel signal="overdose" refused={1} onDismiss={() => {}} />);
  const panel = screen.getByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  expect(panel.textContent).toContain('chiama subito il 112.');
  expect(panel.textContent).not.toContain('Puoi chiamare');
});
