import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/client/app/error-boundary.tsx';
import { Providers } from '../../src/client/app/providers.tsx';
import { useDraft } from '../../src/client/lib/drafts.ts';
import { errorText } from '../../src/client/lib/request-error.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { createTrpcClient } from '../../src/client/lib/trpc.ts';
import { useToasts } from '../../src/client/lib/toasts.ts';
import { ErrorCard } from '../../src/client/ui/error-card.tsx';
import { FormDialog } from '../../src/client/ui/form-dialog.tsx';
import { TextareaField } from '../../src/client/ui/textarea-field.tsx';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

const LINE = 'Questo browser non riesce a tenere la bozza: copiala prima di uscire.';
const client = createTrpcClient();

function fill() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

beforeEach(() => storeUser(storedStudent));
afterEach(() => void vi.restoreAllMocks());

function Field() {
  const { text, setText } = useDraft('comment-1');
  return <TextareaField label="Il tuo commento" value={text} onChange={(event) => setText(event.target.value)} />;
}

it.each([
  ['under its field', <Field key="field" />],
  [
    'once, above the buttons of its dialog',
    <FormDialog
      key="dialog"
      open
      onClose={() => {}}
      title="Modifica"
      note=""
      onSubmit={() => {}}
      submitLabel="Salva"
      pending={false}
      pendingText="Salvo..."
    >
      <Field />
    </FormDialog>,
  ],
])('a draft that does not fit into storage shows one warning %s, until it is stored', async (_, piece) => {
  const { user } = renderWith(piece);
  await user.type(screen.getByLabelText('Il tuo commento'), 'a');
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.queryByText(LINE)).toBeNull();
  fill();
  await user.type(screen.getByLabelText('Il tuo commento'), 'b');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getAllByText(LINE)).toHaveLength(1);
  vi.restoreAllMocks();
  await user.type(screen.getByLabelText('Il tuo commento'), 'c');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.queryByText(LINE)).toBeNull();
});

/** Writes a draft that the browser cannot store or, for comparison, can. */
function write({ kept }: { kept: boolean }) {
  if (!kept) fill();
  const draft = renderHook(() => useDraft('post'), { wrapper: Providers });
  act(() => draft.result.current.setText('a metà'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  return draft;
}

it.each([true, false])('error messages promise that the draft is kept only when it is stored (%s)', async (kept) => {
  const promises: boolean[] = [];
  const note = (text: string | null | undefined) => promises.push(/scritto è al sicuro|ti aspetta|li ritrovi/.test(text ?? ''));
  write({ kept });

  trpcHandler('posts.like', () => {
    throw new Offline();
  });
  note(errorText(await client.posts.like.mutate({ id: 1 }).catch((error: unknown) => error), ''));

  expectConsoleErrors();
  note(
    renderWith(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    ).container.textContent,
  );

  const toasts = renderHook(useToasts).result;
  trpcHandler('posts.like', () => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  await act(() => client.posts.like.mutate({ id: 1 }).catch(() => undefined));
  note(toasts.current[0]!.description);
  expect(promises).toEqual([kept, kept, kept]);
});

it('the error card of what could not be loaded does not mention drafts', async () => {
  trpcHandler('posts.list', () => {
    throw new Refusal({ status: 503, message: 'Riprova tra poco' });
  });
  const fault = await client.posts.list.query({}).catch((error: unknown) => error);
  expect(renderWith(<ErrorCard error={fault} />).container.textContent).toContain('Da noi qualcosa non va. Riprova tra poco.');
});

function Broken(): never {
  throw new Error('broken');
}

it('the warning disappears when the text is sent or its form unmounts', () => {
  const sent = write({ kept: false });
  const { container } = renderWith(<TextareaField label="Altro" value="x" readOnly />);
  expect(container.textContent).toContain(LINE);
  act(() => sent.result.current.clear());
  expect(container.textContent).not.toContain(LINE);
  act(() => sent.result.current.setText('ancora'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(container.textContent).toContain(LINE);
  act(() => sent.unmount());
  expect(container.textContent).not.toContain(LINE);
  cleanup();
});
