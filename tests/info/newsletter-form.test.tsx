import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { NewsletterForm } from '../../src/client/info/newsletter-form.tsx';
import { expectFocus } from '../support/focus.ts';
import { server } from '../support/msw.ts';
import { renderWith } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';
import { paste } from '../support/paste.ts';

const PROVIDER = 'https://provider.example/subscribe/abc';

const REQUIRED = 'Questo campo non può essere lasciato vuoto.';
const INVALID = 'Le informazioni fornite non sono valide. Controlla il formato del campo e riprova.';
const FAILURE = 'La tua iscrizione non può essere convalidata.';
const SUCCESS = 'La tua iscrizione è avvenuta correttamente.';

afterEach(() => vi.useRealTimers());

/** Renders the form with a mocked provider; `sent` collects the fields of each request. */
function openForm(answer: () => Response | Promise<Response> = () => HttpResponse.json({ success: true })) {
  setSettings({ newsletterFormUrl: PROVIDER, liveChat: false, sendsMail: false });
  const sent: Record<string, string>[] = [];
  server.use(
    http.post(PROVIDER, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return answer();
    }),
  );
  return { sent, ...renderWith(<NewsletterForm />) };
}

const email = () => screen.getByLabelText<HTMLInputElement>('La tua email');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Iscriviti' });

it.each([
  ['nobody filled the settings in', '__SETTINGS__'],
  ['the site has no newsletter', '{"newsletterFormUrl":null,"liveChat":false}'],
  ['the address is not one of the web', '{"newsletterFormUrl":"javascript:alert(1)"}'],
])('says that sign-up is not available when %s', (_, content) => {
  setSettings(content);
  renderWith(<NewsletterForm />);
  expect(screen.getByText(/l’iscrizione alla newsletter non è disponibile/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('requires an address', async () => {
  const { sent, user } = openForm();
  await user.click(submit());
  expect(await screen.findByText(REQUIRED)).toBeDefined();
  await expectFocus(() => email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it.each(['giulia', 'giulia@', '@unito.it', 'giulia@unito', 'giu lia@unito.it', 'a@b..it', `${'a'.repeat(250)}@unito.it`])(
  'refuses %s',
  async (text) => {
    const { sent, user } = openForm();
    await paste(user, email(), text);
    await user.click(submit());
    expect(await screen.findByText(INVALID)).toBeDefined();
    expect(sent).toEqual([]);
  },
);

it('sends the address to the provider and says that it worked', async () => {
  const { sent, user } = openForm();
  await paste(user, email(), '  giulia@unito.it ');
  await user.click(submit());
  const notice = await screen.findByText(SUCCESS);
  expect(sent).toEqual([{ EMAIL: 'giulia@unito.it', locale: 'it' }]);
  expect(screen.getByRole('status').contains(notice)).toBe(true);
  await expectFocus(() => screen.getByRole('status'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('treats a successful response that is not JSON as a success', async () => {
  const { user } = openForm(() => HttpResponse.html('<p>Grazie</p>'));
  await paste(user, email(), 'giulia@unito.it');
  await user.click(submit());
  expect(await screen.findByText(SUCCESS)).toBeDefined();
});

it.each<[string, () => Response]>([
  ['refuses', () => HttpResponse.json({ success: false, message: 'no' })],
  ['fails', () => HttpResponse.json({ success: true }, { status: 500 })],
  ['cannot be reached', () => HttpResponse.error()],
])('keeps the typed address when the provider %s, and can be submitted again', async (_, answer) => {
  let first = true;
  const { sent, user } = openForm(() => {
    const response = first ? answer() : HttpResponse.json({ success: true });
    first = false;
    return response;
  });
  await paste(user, email(), 'giulia@unito.it');
  await user.click(submit());
  expect((await screen.findByText(FAILURE)).closest('[role=alert]')).not.toBeNull();
  expect(email().value).toBe('giulia@unito.it');

  await user.click(submit());
  expect(await screen.findByText(SUCCESS)).toBeDefined();
  expect(sent).toHaveLength(2);
});

it('disables the button while it waits, and times out after ten seconds without a response', async () => {
  const { user } = openForm(() => new Promise(() => {}));
  await paste(user, email(), 'giulia@unito.it');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  submit().click();
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Iscrizione...' });
  expect(busy.disabled).toBe(true);
  expect(screen.queryByText(FAILURE)).toBeNull();

  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(FAILURE)).toBeDefined();
  expect(submit().disabled).toBe(false);
});

it('requires a country prefix for a phone number, and sends both', async () => {
  const { sent, user } = openForm();
  await paste(user, email(), 'giulia@unito.it');
  await paste(user, screen.getByLabelText('Numero di telefono'), '333 123-4567');
  await user.click(submit());
  expect(await screen.findByText('Scegli un prefisso paese')).toBeDefined();
  expect(screen.getByText('Anche per SMS (facoltativo)').closest('details')?.open).toBe(true);
  expect(sent).toEqual([]);

  await user.selectOptions(screen.getByLabelText('Prefisso paese'), 'Italia (+39)');
  await waitFor(() => expect(screen.queryByText('Scegli un prefisso paese')).toBeNull());
  await user.click(submit());
  expect(await screen.findByText(SUCCESS)).toBeDefined();
  expect(sent).toEqual([{ EMAIL: 'giulia@unito.it', locale: 'it', SMS__COUNTRY_CODE: '+39', SMS: '3331234567' }]);
});

it('refuses an invalid phone number, and ignores a prefix without a number', async () => {
  const { sent, user } = openForm();
  await paste(user, email(), 'giulia@unito.it');
  await user.selectOptions(screen.getByLabelText('Prefisso paese'), 'Italia (+39)');
  await paste(user, screen.getByLabelText('Numero di telefono'), 'boh');
  await user.click(submit());
  expect(await screen.findByText(INVALID)).toBeDefined();

  await user.clear(screen.getByLabelText('Numero di telefono'));
  await user.click(submit());
  expect(await screen.findByText(SUCCESS)).toBeDefined();
  expect(sent).toEqual([{ EMAIL: 'giulia@unito.it', locale: 'it' }]);
});

it('sends nothing when the hidden honeypot field is filled in, and succeeds on the next submit', async () => {
  const { sent, user } = openForm();
  const trap = document.querySelector<HTMLInputElement>('input[name="email_address_check"]')!;
  expect(trap.closest('[aria-hidden]')).not.toBeNull();
  expect(trap.tabIndex).toBe(-1);

  await paste(user, email(), 'bot@spam.it');
  await paste(user, trap, 'bot@spam.it');
  await user.click(submit());
  expect(await screen.findByText(FAILURE)).toBeDefined();
  expect(sent).toEqual([]);

  await user.click(submit());
  expect(await screen.findByText(SUCCESS)).toBeDefined();
});
