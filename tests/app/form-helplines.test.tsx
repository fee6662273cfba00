import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HelplinePanel } from '../../src/client/support/helpline-panel.tsx';
import { FormDialog } from '../../src/client/ui/form-dialog.tsx';
import { renderWith } from '../support/render.tsx';
import { watchScrolling } from '../support/scrolling.ts';

it('keeps the first helplines in the footer of a form while those of the panel are scrolled out of view', async () => {
  const { watched, scroll } = watchScrolling();
  renderWith(
    <FormDialog open onClose={() => {}} title="Modifica" onSubmit={() => {}} submitLabel="Salva">
      <HelplinePanel signal="suicide" onDismiss={() => {}} />
    </FormDialog>,
  );
  const panel = await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  const inFooter = () => screen.queryByRole('note', { name: 'Numeri da chiamare' });
  await waitFor(() => expect(watched.size).toBe(2));
  scroll([1, 0]);
  expect(within(inFooter()!).getAllByRole('link')).toHaveLength(2);
  expect(panel.contains(inFooter())).toBe(false);
  scroll([1, 1]);
  expect(inFooter()).toBeNull();
});
