import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { AddressDialog } from '../../src/client/account/address-dialog.tsx';
import { DeleteAccountDialog } from '../../src/client/account/delete-account-dialog.tsx';
import { DownloadDialog } from '../../src/client/account/download-dialog.tsx';
import { PasswordDialog } from '../../src/client/account/password-dialog.tsx';
import { useDraft } from '../../src/client/lib/drafts.ts';
import { useRestriction } from '../../src/client/lib/restriction.ts';
import { PlanDialog } from '../../src/client/planner/plan-dialog.tsx';
import { SessionDialog } from '../../src/client/planner/session-dialog.tsx';
import { ReportDialog } from '../../src/client/reports/report-dialog.tsx';
import { samplePause } from '../mentorship/samples.ts';
import { TODAY } from '../planner/page.tsx';
import { trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

const closing = { open: true, onClose: () => {} };

function Plan() {
  return <PlanDialog {...closing} today={TODAY} draft={useDraft('plan')} />;
}

function Session() {
  return <SessionDialog {...closing} plans={[]} today={TODAY} draft={useDraft('session')} />;
}

const FORMS = [
  { send: 'Cambia', form: <PasswordDialog {...closing} /> },
  { send: 'Cambia indirizzo', form: <AddressDialog {...closing} onAsked={() => {}} onChanged={() => {}} /> },
  { send: 'Scarica il file', form: <DownloadDialog {...closing} /> },
  { send: 'Cancella per sempre', form: <DeleteAccountDialog {...closing} /> },
  { send: 'Segnala', form: <ReportDialog {...closing} target={{ kind: 'post', id: 7 }} /> },
  { send: 'Crea piano', form: <Plan /> },
  { send: 'Registra', form: <Session /> },
];

function Paused({ children }: { children: ReactElement }) {
  return useRestriction() && children;
}

it.each(FORMS)(
  'the form $send, which publishes nothing, can be sent during a pause that the browser already knows',
  async ({ send, form }) => {
    trpcHandler('measures.list', () => [samplePause()]);
    renderWith(<Paused>{form}</Paused>, { user: storedStudent });
    await screen.findByRole('dialog');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: send }).disabled).toBe(false);
    expect(screen.queryByText(/puoi leggere ma non scrivere/)).toBeNull();
  },
);
