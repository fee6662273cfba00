import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { meetingToCalendar } from '../../src/client/study-groups/meeting-calendar.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { meeting, openGroup } from './open-group.tsx';

it('answers a meeting, withdraws the answer, and proposes a meeting', async () => {
  trpcHandler('meetings.list', () => [meeting]);
  const answer = vi.fn<(input: { coming: boolean | null }) => Meeting>(({ coming }) => ({
    ...meeting,
    myAnswer: coming,
    coming: coming === null ? 2 : 3,
  }));
  trpcHandler('meetings.answer', answer);
  const { user } = openGroup();
  const yes = await screen.findByRole('button', { name: 'Vengo 2' });
  await user.click(yes);
  expect(await screen.findByRole('button', { name: 'Vengo 3', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Vengo 3' }));
  expect(await screen.findByRole('button', { name: 'Vengo 2', pressed: false })).toBeDefined();
  expect(answer.mock.calls.map(([{ coming }]) => coming)).toEqual([true, null]);

  const create = vi.fn<(input: { startsAt: string; place?: string | null | undefined }) => Meeting>(() => meeting);
  trpcHandler('meetings.create', create);
  await user.click(screen.getByRole('button', { name: 'Proponi un incontro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponi un incontro' }));
  fireEvent.change(dialog.getByLabelText('Giorno'), { target: { value: '2031-03-11' } });
  fireEvent.change(dialog.getByLabelText('Ora'), { target: { value: '17:00' } });
  await user.click(dialog.getByRole('button', { name: 'Proponi' }));
  expect(await screen.findByText('Incontro proposto')).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({ id: 7, startsAt: new Date('2031-03-11T17:00').toISOString() });
});

async function proposeAt(user: ReturnType<typeof openGroup>['user'], day: string) {
  await user.click(await screen.findByRole('button', { name: 'Proponi un incontro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponi un incontro' }));
  fireEvent.change(dialog.getByLabelText('Giorno'), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText('Ora'), { target: { value: '17:00' } });
  return { dialog, send: () => user.click(dialog.getByRole('button', { name: 'Proponi' })) };
}

it.each([
  ['Giorno', 'Inserisci una data valida'],
  ['Ora', 'Inserisci un’ora valida'],
])('says so when the browser cannot read %s', async (label, problem) => {
  trpcHandler('meetings.list', () => []);
  const { dialog, send } = await proposeAt(openGroup().user, '2031-03-11');
  const field = dialog.getByLabelText(label);
  fireEvent.change(field, { target: { value: '' } });
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  await send();
  expect(await dialog.findByText(problem)).toBeDefined();
  expect(dialog.queryByText(/^Scegli/)).toBeNull();
});

it('says so when a send repeated after a lost response is answered with a meeting that is called off by now', async () => {
  let listed: Meeting[] = [];
  trpcHandler('meetings.list', () => listed);
  trpcHandler('meetings.create', () => {
    throw new Offline();
  });
  const { user } = openGroup();
  const { dialog, send } = await proposeAt(user, '2031-03-11');
  await send();
  expect(await screen.findByText('L’incontro non è stato proposto.')).toBeDefined();
  trpcHandler('meetings.create', () => meeting);
  await send();
  expect(await dialog.findByText(/intanto è stato annullato/)).toBeDefined();
  expect(screen.queryByText('Incontro proposto')).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Giorno').value).toBe('2031-03-11');
  listed = [meeting];
  await send();
  expect(await screen.findByText('Incontro proposto')).toBeDefined();
});

it('takes a meeting as proposed when the list cannot be read afterwards', async () => {
  trpcHandler('meetings.create', () => {
    trpcHandler('meetings.list', () => {
      throw new Offline();
    });
    return meeting;
  });
  const { send } = await proposeAt(openGroup().user, '2031-03-11');
  await send();
  expect(await screen.findByText('Incontro proposto')).toBeDefined();
});

it('asks for confirmation before a hurtful location is sent', async () => {
  trpcHandler('moderation.reread', () => ({ ask: true }));
  const create = vi.fn<() => Meeting>(() => meeting);
  trpcHandler('meetings.create', create);
  const { user } = openGroup();
  const { dialog, send } = await proposeAt(user, '2031-03-11');
  fireEvent.change(dialog.getByLabelText(/^Dove/), { target: { value: 'Lontano dagli sciocchi' } });
  await send();
  const question = within(await screen.findByRole('alertdialog'));
  expect(create).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
});

it('drops the server’s error when the form is invalid on the next attempt', async () => {
  const refusal = 'Il gruppo ha già molti incontri in programma';
  trpcHandler('meetings.create', () => {
    throw new Refusal({ status: 409, message: refusal, reason: 'too_many_meetings' });
  });
  const { user } = openGroup();
  const { dialog, send } = await proposeAt(user, '2031-03-11');
  await send();
  expect(await dialog.findByText(refusal)).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Giorno'), { target: { value: '2021-03-11' } });
  await send();
  expect(await dialog.findByText('Scegli un momento che deve ancora venire')).toBeDefined();
  expect(dialog.queryByText(refusal)).toBeNull();
});

it('cancels a meeting after confirmation, and moves the focus to the list of meetings', async () => {
  const meetings = [{ ...meeting, mine: true }];
  trpcHandler('meetings.list', () => meetings);
  const callOff = vi.fn<(input: { meetingId: number }) => { deleted: true }>(() => {
    meetings.pop();
    return { deleted: true };
  });
  trpcHandler('meetings.delete', callOff);
  const { user } = openGroup();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /^Azioni sull’incontro di [a-z]/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Annulla l’incontro' }));
    return within(await screen.findByRole('alertdialog', { name: 'Annullare l’incontro?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Lascialo' }));
  expect(callOff).not.toHaveBeenCalled();
  await user.click((await ask()).getByRole('button', { name: 'Annulla l’incontro' }));
  expect(await screen.findByText(/Nessun incontro in vista/)).toBeDefined();
  expect(callOff).toHaveBeenCalledExactlyOnceWith({ id: 7, meetingId: 5 });
  await expectFocus(() => screen.getByRole('region', { name: 'Prossimi incontri' }));
});

it('shows a meeting that somebody else has called off meanwhile as called off', async () => {
  let gone = false;
  trpcHandler('meetings.list', () => (gone ? [] : [{ ...meeting, mine: true }]));
  trpcHandler('meetings.delete', () => {
    gone = true;
    throw new Refusal({ status: 404, message: 'x', reason: 'meeting_not_found' });
  });
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: /^Azioni sull’incontro di [a-z]/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Annulla l’incontro' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Annullare l’incontro?' }));
  await user.click(question.getByRole('button', { name: 'Annulla l’incontro' }));
  expect(await screen.findByText(/Nessun incontro in vista/)).toBeDefined();
  expect(screen.getByText('Incontro annullato')).toBeDefined();
  expect(screen.queryByText('L’incontro è rimasto com’era.')).toBeNull();
  await expectFocus(() => screen.getByRole('region', { name: 'Prossimi incontri' }));
});

it('says that a meeting may have been called off when no answer comes', async () => {
  trpcHandler('meetings.list', () => [{ ...meeting, mine: true }]);
  trpcHandler('meetings.delete', () => {
    trpcHandler('meetings.list', () => []);
    throw new Offline();
  });
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: /^Azioni sull’incontro di [a-z]/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Annulla l’incontro' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Annulla l’incontro' }));
  expect(await screen.findByText('Non sappiamo se l’incontro è stato annullato')).toBeDefined();
  expect(screen.queryByText('L’incontro è rimasto com’era.')).toBeNull();
  expect(await screen.findByText(/Nessun incontro in vista/)).toBeDefined();
});

it('shows the last of several answers, even when an earlier response arrives', async () => {
  trpcHandler('meetings.list', () => [meeting]);
  const [first, second] = [deferred(), deferred()];
  const answer = vi.fn<(input: { coming: boolean | null }) => Promise<Meeting>>(async ({ coming }) => {
    await (coming ? first : second).wait();
    return { ...meeting, myAnswer: coming, coming: coming ? 3 : 2, notComing: coming ? 0 : 1 };
  });
  trpcHandler('meetings.answer', answer);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: 'Vengo 2' }));
  await user.click(screen.getByRole('button', { name: 'Non vengo 0' }));
  first.resolve(undefined);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('button', { name: 'Non vengo 1', pressed: true })).toBeDefined();
  second.resolve(undefined);
  expect(await screen.findByRole('button', { name: 'Vengo 2', pressed: false })).toBeDefined();
});

it('shows why an answer is refused to a paused user', async () => {
  trpcHandler('meetings.list', () => [meeting]);
  trpcHandler('meetings.answer', () => {
    throw new Refusal({ status: 403, message: 'Per qualche tempo puoi leggere ma non scrivere', reason: 'paused' });
  });
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: 'Vengo 2' }));
  expect(await screen.findByText('Per qualche tempo puoi leggere ma non scrivere')).toBeDefined();
});

it('exports a meeting to a calendar', () => {
  const lines = meetingToCalendar({ title: 'Analisi 1' }, meeting, new Date('2031-03-01T10:00:00Z')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:meeting-5@sottovoce',
      'DTSTART:20310304T163000Z',
      'DTEND:20310304T183000Z',
      'SUMMARY:Analisi 1',
      String.raw`LOCATION:Biblioteca\; secondo piano`,
    ]),
  );
});

it('exports a meeting under a generic name when the group’s title is hidden', () => {
  expect(meetingToCalendar({ title: '' }, meeting, new Date())).toContain('\r\nSUMMARY:Gruppo di studio\r\n');
});
