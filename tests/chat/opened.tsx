import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ChatDialog } from '../../src/client/chat/chat-dialog.tsx';
import type { ChatPlace } from '../../src/client/chat/place.ts';
import { renderWith } from '../support/render.tsx';
import { installSocket, restoreSocket } from './fake-socket.ts';

/** A post of its own for each test of a file, because rooms outlive them. Uses the fake socket. */
export function usePostOfItsOwn(): { id: number; place: ChatPlace } {
  const post = {
    id: 100,
    get place(): ChatPlace {
      return { kind: 'post', postId: post.id };
    },
  };
  beforeEach(() => {
    installSocket();
    post.id += 1;
  });
  afterEach(() => {
    vi.useRealTimers();
    restoreSocket();
  });
  return post;
}

export const area = () => screen.getByLabelText<HTMLTextAreaElement>('Il tuo messaggio');

export function openChat(place: ChatPlace) {
  return renderWith(<ChatDialog place={place} open onClose={() => {}} about="Chi ha voglia di parlare?" />);
}
