import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShareDialog } from '../../src/client/exam-experiences/share-dialog.tsx';
import { EditMentorDialog } from '../../src/client/mentors/edit-mentor-dialog.tsx';
import { MentorDialog } from '../../src/client/mentors/mentor-dialog.tsx';
import { RequestDialog } from '../../src/client/mentorship/request-dialog.tsx';
import { CreateGroupDialog } from '../../src/client/study-groups/create-group-dialog.tsx';
import { EditGroupDialog } from '../../src/client/study-groups/edit-group-dialog.tsx';
import { MeetingDialog } from '../../src/client/study-groups/meeting-dialog.tsx';
import { sampleExperience } from '../exam-experiences/samples.ts';
import { sampleMentor, samplePause, sampleSent } from '../mentorship/samples.ts';
import { meeting } from '../study-groups/open-group.tsx';
import { sampleGroup } from '../study-groups/samples.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

const closing = { open: true, onClose: () => {} };
const group = sampleGroup({ mine: true, joined: true, written: true });
const mentor = sampleMentor({ mine: true, capacity: 5 });

/** Every form, other than those of posts and comments, whose texts other people will read. */
const FORMS = [
  { form: <ShareDialog {...closing} onShared={() => {}} />, send: 'Condividi' },
  { form: <CreateGroupDialog {...closing} onCreated={() => {}} />, send: 'Crea gruppo' },
  { form: <EditGroupDialog {...closing} group={group} />, send: 'Salva' },
  { form: <MeetingDialog {...closing} group={group} />, send: 'Proponi' },
  { form: <MentorDialog {...closing} />, send: 'Diventa Mentore' },
  { form: <EditMentorDialog {...closing} mentor={mentor} />, send: 'Salva' },
  { form: <RequestDialog {...closing} mentor={sampleMentor()} />, send: 'Invia Richiesta' },
].map(({ form, send }) => ({ name: form.type.name, form, send }));

async function open({ form, send }: (typeof FORMS)[number]) {
  const reread: string[][] = [];
  trpcHandler('moderation.reread', ({ texts }) => (reread.push(texts!), { ask: false }));
  trpcHandler('examExperiences.create', () => sampleExperience());
  trpcHandler('studyGroups.create', () => group);
  trpcHandler('studyGroups.update', () => group);
  trpcHandler('studyGroups.list', () => []);
  trpcHandler('meetings.create', () => meeting);
  trpcHandler('mentors.create', () => mentor);
  trpcHandler('mentors.update', () => mentor);
  trpcHandler('mentorship.request', () => sampleSent());
  const { user } = renderWith(form, { user: storedStudent });
  const dialog = within(await screen.findByRole('dialog'));
  /** Replaces the text of every field, and returns the new ones. */
  const fill = async () => {
    const typed: string[] = [];
    for (const [index, field] of dialog.getAllByRole<HTMLInputElement>('textbox').entries()) {
      typed.push(
        field.inputMode === 'url' ? 'https://meet.example.org/aula' : `Il campo numero ${index} con parole che nessun altro campo ha`,
      );
      await user.clear(field);
      await paste(user, field, typed[index]!);
    }
    for (const [label, value] of [['Giorno', '2031-03-11'] as const, ['Ora', '17:00'] as const]) {
      const field = dialog.queryByLabelText(label);
      if (field) fireEvent.change(field, { target: { value } });
    }
    return typed;
  };
  return { user, dialog, reread, fill, send: () => user.click(dialog.getByRole('button', { name: send })) };
}

it.each(FORMS)('each text typed into $name is checked before it is sent, by itself, as the server does', async (row) => {
  const { reread, fill, send } = await open(row);
  const typed = await fill();
  await send();
  await waitFor(() => expect(reread).toHaveLength(1));
  expect(typed.filter((text) => !reread[0]!.includes(text))).toEqual([]);
});

it.each(FORMS)(
  '$name says who would read personal data, and names moderators only where they would look at it',
  async ({ name, ...row }) => {
    const { user, dialog, fill, send } = await open({ name, ...row });
    await fill();
    const [first] = dialog.getAllByRole('textbox');
    await user.clear(first!);
    await paste(user, first!, 'scrivimi al 347 1234567');
    await send();
    const question = await screen.findByRole('alertdialog', { name: 'Forse qui ci sono dati personali. Vuoi rileggere?' });
    const { textContent } = question;
    const buttons = within(question)
      .getAllByRole('button')
      .map((button) => button.textContent);
    await user.click(within(question).getByRole('button', { name: 'Modifica' }));
    const fewer: Record<string, string> = {
      RequestDialog: 'chi riceve il messaggio',
      MeetingDialog: 'chi è nel gruppo, anche chi arriva dopo',
    };
    const readers = fewer[name] ?? 'chiunque';
    expect(textContent).toContain(`Li leggerebbe ${readers}, e non si torna indietro`);
    expect(textContent!.includes('chi modera')).toBe(name !== 'RequestDialog');
    expect(buttons).toContain(name === 'RequestDialog' ? 'Invia comunque' : 'Pubblica comunque');
  },
);

it.each(FORMS)('$name offers the helplines beside distress in any field, and again when it is sent', async (row) => {
  const { user, dialog, fill, send } = await open(row);
  await fill();
  const [first] = dialog.getAllByRole('textbox');
  await user.clear(first!);
  await paste(user, first!, 'Da allora voglio morire');
  expect(await dialog.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeDefined();
  await send();
  // By text: in this test the dialog stays open, and hides the rest of the page from roles.
  expect(await screen.findByText('Numeri da chiamare')).toBeDefined();
});

it.each(FORMS)(
  '$name answers a text that gives methods of self-harm with the helplines, without an error, and keeps the text',
  async (row) => {
    const { dialog, fill, send } = await open(row);
    const refuse = () => {
      throw new Refusal({ status: 403, message: 'Questo testo non si può pubblicare', reason: 'needs_care' });
    };
    trpcHandler('examExperiences.create', refuse);
    trpcHandler('studyGroups.create', refuse);
    trpcHandler('studyGroups.update', refuse);
    trpcHandler('meetings.create', refuse);
    trpcHandler('mentors.create', refuse);
    trpcHandler('mentors.update', refuse);
    trpcHandler('mentorship.request', refuse);
    const typed = await fill();
    await send();
    const panel = await dialog.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
    expect(panel.textContent).toMatch(/Questo testo non si può pubblicare.*È ancora qui/);
    expect(within(panel).getByRole('link', { name: 'Chiama Numero unico di emergenza, 112' })).toBeDefined();
    expect(screen.getAllByText(/non si può pubblicare/)).toHaveLength(1);
    expect(document.querySelector('[data-variant]')).toBeNull();
    expect(dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(typed);
  },
);

it.each(FORMS)('$name tells somebody who is paused before they write, sends nothing, and leaves them what they had begun', async (row) => {
  trpcHandler('measures.list', () => [samplePause()]);
  const { dialog, fill, reread } = await open(row);
  const typed = await fill();
  expect(await dialog.findByText(/puoi leggere ma non scrivere/)).toBeDefined();
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: row.send });
  expect(submit.disabled).toBe(true);
  fireEvent.submit(submit.form!);
  const fields = dialog.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value, disabled }) => [value, disabled])).toEqual(typed.map((text) => [text, false]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reread).toEqual([]);
});
