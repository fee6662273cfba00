import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { ServerMessage } from '../../src/routers/chat/schema.ts';

const RealSocket = globalThis.WebSocket;

/** A fake of the browser’s WebSocket, driven by the test. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { content: string; clientId: string; type: string; anonymous: boolean }[] = [];
  closedWith: number | undefined;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close(code: number) {
    this.closedWith = code;
    this.readyState = 3;
  }

  accept({ lastId = 0, endsAt = null }: { lastId?: number; endsAt?: string | null } = {}) {
    this.readyState = FakeSocket.OPEN;
    act(() => void this.dispatchEvent(new Event('open')));
    this.receive({
      type: 'connection',
      event: 'welcome',
      message: '',
      alias: 'Lontra Lieve',
      count: 1,
      since: 0,
      lastId,
      endsAt,
      truncated: false,
    });
  }

  receive(message: ServerMessage | string) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }

  cut(code: number) {
    this.readyState = 3;
    act(() => void this.dispatchEvent(Object.assign(new Event('close'), { code })));
  }
}

/** The socket opened last. */
export const socket = () => FakeSocket.all.at(-1)!;

export function installSocket(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

/** Restores only this global, because the page needs the other stubs. */
export function restoreSocket(): void {
  vi.stubGlobal('WebSocket', RealSocket);
}
