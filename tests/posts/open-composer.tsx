import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { StoredUser } from '../../src/client/lib/storage.ts';
import { Providers } from '../../src/client/app/providers.tsx';
import { Composer } from '../../src/client/posts/composer.tsx';
import type { PostType } from '../../src/routers/posts/schema.ts';
import { type InputOf, trpcHandler } from '../support/msw.ts';
import { renderWith } from '../support/render.tsx';
import { samplePost } from './samples.ts';

export const stranger: StoredUser = { isAuthenticated: true, id: 'stranger' };

export async function openComposer({ user: account = stranger, type }: { user?: StoredUser; type?: PostType } = {}) {
  const onClose = vi.fn();
  const onCreated = vi.fn();
  const composer = (open: boolean) => <Composer open={open} initialType={type} onClose={onClose} onCreated={onCreated} />;
  const rendered = renderWith(composer(true), { user: account });
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  const element = ({ open }: { open: boolean }) => <Providers>{composer(open)}</Providers>;
  return { onClose, onCreated, element, ...rendered };
}

/** Records the posts sent, and answers as the server does. */
export function acceptPosts() {
  const sent: InputOf<'posts.create'>[] = [];
  trpcHandler('posts.create', (input) => {
    sent.push(input);
    return samplePost(1, { content: input.content, type: input.type, mine: true });
  });
  return sent;
}

export const area = () => screen.getByPlaceholderText('Scrivi qui i tuoi pensieri...') as HTMLTextAreaElement;
export const publish = () => screen.getByRole('button', { name: /Pubblica/ }) as HTMLButtonElement;
export const select = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLSelectElement;
export const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
export const optionsOf = (label: string) => [...select(label).options].map(({ text }) => text).slice(1);
/** The accessible names of the chips for the details that others will see. */
export const chips = () => screen.queryAllByRole('button', { name: /^Togli: / }).map((button) => button.getAttribute('aria-label')!);
export const chip = (text: string) => screen.getByRole('button', { name: `Togli: ${text}` });
