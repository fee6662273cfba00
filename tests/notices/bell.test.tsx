import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NoticeBell } from '../../src/client/notices/notice-bell.tsx';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

it('asks again when the list cannot be read after the stream has announced a change', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const streams: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  let notices: Notice[] = [];
  let busy = false;
  const listed = vi.fn(() => {
    if (busy) throw new Refusal({ status: 503, message: 'Riprova tra poco' });
    return notices;
  });
  trpcHandler('notices.list', listed);
  renderWith(<NoticeBell />, { user: storedStudent });
  await vi.waitFor(() => expect(listed).toHaveBeenCalledOnce());
  await act(async () => streams[0]!.dispatchEvent(new Event('connected')));

  notices = [{ id: 1, kind: 'comment', createdAt: '2026-11-21T10:00:00.000Z', read: false, postId: 42, count: 1 }];
  busy = true;
  await act(async () => streams[0]!.dispatchEvent(new MessageEvent('message', { data: '{"unread":1}' })));
  await vi.waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  busy = false;
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('link', { name: 'Avvisi, 1 da leggere' })).toBeDefined();

  // While the stream is connected nothing is polled.
  await act(async () => vi.advanceTimersByTimeAsync(120_000));
  expect(listed).toHaveBeenCalledTimes(3);
});
