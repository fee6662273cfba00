import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GroupCard } from '../../src/client/study-groups/group-card.tsx';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { calledProcedures, type InputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { answerShareable } from '../support/shareable.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { openGroup } from './open-group.tsx';
import { sampleGroup } from './samples.ts';

const UNDO = { deleted: true as const, undoUntil: new Date().toISOString() };

async function openMenu(currentMembers: number) {
  const group = sampleGroup({ id: 3, mine: true, joined: true, currentMembers, university: 'Università di Pisa', location: 'Biblioteca' });
  const { user } = renderWith(<GroupCard group={group} />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: `Azioni sul gruppo ${group.title}` }));
  return { user, group };
}

it('shows the texts that another device has stored meanwhile beside the draft, and overwrites them only after that', async () => {
  answerShareable({});
  const present = sampleGroup({ mine: true, joined: true, title: 'Senza il nome', tags: ['orale'], editedAt: '2026-11-24T10:00:00.000Z' });
  const sent: InputOf<'studyGroups.update'>[] = [];
  trpcHandler('studyGroups.update', (input) => {
    sent.push(input);
    if (input.ifEditedAt !== present.editedAt) throw new Refusal({ status: 409, message: 'x', reason: 'edited_meanwhile' });
    return { ...present, title: input.title! };
  });
  const { user } = openGroup({ mine: true, editedAt: null });
  await user.click(await screen.findByRole('button', { name: /^Azioni sul gruppo/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  const dialog = within(await screen.findByRole('dialog'));
  await paste(user, dialog.getByRole('textbox', { name: 'Titolo' }), '!');
  trpcHandler('studyGroups.get', () => present);
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Titolo, com’è adesso' });
  expect([field.value, field.readOnly]).toEqual(['Senza il nome', true]);
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Etichette, com’è adesso' })).toBeNull());
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Etichette/ }).value).toBe('orale');
  expect(dialog.getByText(/^Nel frattempo questo testo è cambiato altrove: qui trovi/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Modifica salvata')).toBeDefined();
  const title = `${sampleGroup().title}!`;
  expect(sent).toEqual([
    { id: 7, ifEditedAt: null, title },
    { id: 7, ifEditedAt: present.editedAt, title },
  ]);
  expect(storedDraft('seen-study-group-7')).toBeNull();
});

it('another’s group can be reported, and nothing else', async () => {
  const { user } = renderWith(<GroupCard group={sampleGroup({ id: 3 })} />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: /^Azioni sul gruppo/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Segnala']);
});

it('a group without other members is deleted, and can be restored', async () => {
  trpcHandler('studyGroups.delete', () => ({ ...UNDO, handedOver: false }));
  trpcHandler('studyGroups.restore', ({ id }) => sampleGroup({ id }));
  const { user } = await openMenu(1);
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  expect(await screen.findByText('Gruppo eliminato')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  expect(await screen.findByText('Il gruppo è di nuovo al suo posto')).toBeDefined();
});

it('a group with other members is handed over after confirmation', async () => {
  trpcHandler('studyGroups.delete', () => ({ ...UNDO, handedOver: true }));
  const { user } = await openMenu(3);
  await user.click(screen.getByRole('menuitem', { name: 'Lascia il gruppo' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/passa a chi ne fa parte da più tempo/)).toBeDefined();
  expect(calledProcedures).not.toContain('studyGroups.delete');
  await user.click(question.getByRole('button', { name: 'Lascia il gruppo' }));
  expect(await screen.findByText('Hai lasciato il gruppo')).toBeDefined();
});

it('a group with other members is closed for all after confirmation', async () => {
  const sent: unknown[] = [];
  trpcHandler('studyGroups.delete', (input) => {
    sent.push(input);
    return { ...UNDO, handedOver: false };
  });
  const { user } = await openMenu(3);
  await user.click(screen.getByRole('menuitem', { name: 'Chiudi il gruppo' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/bacheca e incontri spariscono/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Chiudi il gruppo' }));
  expect(await screen.findByText('Gruppo chiuso')).toBeDefined();
  expect(sent).toEqual([{ id: 3, close: true }]);
});

it('edits the group, and keeps the input when the server refuses it', async () => {
  answerShareable({});
  const sent: unknown[] = [];
  trpcHandler('studyGroups.update', (input) => {
    sent.push(input);
    throw new Refusal({ status: 409, message: 'Nel gruppo ci sono già più persone: scegli un numero più alto', reason: 'group_too_small' });
  });
  const { user, group } = await openMenu(3);
  await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: /Titolo/ });
  expect(title.value).toBe(group.title);
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /Università/ }).value).toBe('Università di Pisa');
  await user.clear(title);
  await user.type(title, 'Nuovo');
  await user.clear(dialog.getByRole('textbox', { name: /Luogo/ }));
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await dialog.findByText('Nel gruppo ci sono già più persone: scegli un numero più alto')).toBeDefined();
  expect(title.value).toBe('Nuovo');
  // A cleared field is sent as null, because an absent one means unchanged.
  expect(sent).toEqual([{ id: 3, title: 'Nuovo', location: null }]);
  trpcHandler('studyGroups.update', ({ id }) => sampleGroup({ id }));
  await user.click(await dialog.findByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for confirmation of a hurtful change, and does not check unchanged texts', async () => {
  answerShareable({});
  const asked = vi.fn<(input: InputOf<'moderation.reread'>) => { ask: boolean }>(() => ({ ask: true }));
  trpcHandler('moderation.reread', asked);
  const update = vi.fn<(input: { id: number }) => StudyGroup>(({ id }) => sampleGroup({ id }));
  trpcHandler('studyGroups.update', update);
  const { user, group } = await openMenu(3);
  await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  const dialog = within(await screen.findByRole('dialog'));
  const description = dialog.getByRole('textbox', { name: /Descrizione/ });
  await user.clear(description);
  await user.type(description, 'Niente sciocchi');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(update).not.toHaveBeenCalled();
  expect(asked.mock.calls).toEqual([[{ texts: ['Niente sciocchi'] }]]);
  await user.click(question.getByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]![0]).toEqual({ id: group.id, description: 'Niente sciocchi' });
});

it('restores only the changed fields of a draft, over the group’s current values', async () => {
  answerShareable({});
  const { user, group } = await openMenu(3);
  await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Titolo/ });
  await user.type(await title(), '!');
  cleanup();
  const again = renderWith(<GroupCard group={{ ...group, schedule: 'Il martedì' }} />, { user: storedStudent });
  await again.user.click(screen.getByRole('button', { name: /^Azioni sul gruppo/ }));
  await again.user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  expect((await title()).value).toBe(`${group.title}!`);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Quando|Orari/ }).value).toBe('Il martedì');
});

const itemsOf = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function openMenuOf(group: StudyGroup) {
  const { user } = renderWith(<GroupCard group={group} />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: /^Azioni sul gruppo/ }));
  return user;
}

it('a leader can report a text by somebody else, and the form explains what editing it means', async () => {
  answerShareable({});
  const user = await openMenuOf(sampleGroup({ id: 3, mine: true, written: false, joined: true }));
  expect(itemsOf()).toEqual(['Modifica', 'Segnala', 'Togli chi non ha mai scritto', 'Lascia il gruppo', 'Chiudi il gruppo']);
  await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  expect(within(await screen.findByRole('dialog')).getByText(/rispondi di tutto ciò che il gruppo dice/)).toBeDefined();
});

it('a leader who is not the author cannot edit a text under review', async () => {
  await openMenuOf(sampleGroup({ id: 3, mine: true, written: false, joined: true, underReview: true, title: '', subject: '' }));
  expect(itemsOf()).not.toContain('Modifica');
  expect(screen.getByText(/Il testo è coperto/)).toBeDefined();
});

it('an author who no longer leads the group can neither edit nor report the text', () => {
  renderWith(<GroupCard group={sampleGroup({ id: 3, written: true, underReview: true })} />, { user: storedStudent });
  expect(screen.queryByRole('button', { name: /^Azioni sul gruppo/ })).toBe(null);
  expect(screen.getByText(/Per ora il testo lo vedi solo tu/)).toBeDefined();
});
