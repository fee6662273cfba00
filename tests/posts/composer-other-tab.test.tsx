import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paste } from '../support/paste.ts';
import { storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { deferred } from '../support/deferred.ts';
import { trpcHandler } from '../support/msw.ts';
import { acceptPosts, area, chips, openComposer, publish, radio, select, stranger } from './open-composer.tsx';
import { samplePost } from './samples.ts';

describe('a post sent from another tab', () => {
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Titolo/);
  async function openWith(text: string) {
    for (const [name, kept] of Object.entries({ post: 'uguale', 'post-title': 'Il titolo' }))
      localStorage.setItem(`sottovoce-draft:${stranger.id}:${name}`, kept);
    const opened = await openComposer();
    if (text !== 'uguale') {
      await opened.user.clear(area());
      await paste(opened.user, area(), text);
      await waitFor(() => expect(storedDraft('post', stranger)).toBe(text));
      localStorage.setItem(`sottovoce-draft:${stranger.id}:post`, 'uguale');
    }
    for (const name of ['post', 'post-title']) storeElsewhere(name, null, stranger);
  }

  it('is cleared here with its title when the text is the same', async () => {
    await openWith('uguale');
    await waitFor(() => expect([area().value, title().value]).toEqual(['', '']));
    expect(storedDraft('post-title', stranger)).toBeNull();
  });

  it('stays here with its title when the text has been changed', async () => {
    await openWith('uguale, e ancora');
    expect([area().value, title().value]).toEqual(['uguale, e ancora', 'Il titolo']);
  });

  it('leaves neither its type nor its details to the next post', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await user.click(radio('Voglio parlare'));
    await paste(user, area(), 'uguale');
    await user.selectOptions(select('Università'), 'Altra università');
    await paste(user, screen.getByLabelText(/^Nome dell’università/), 'Piccola Accademia');
    await user.selectOptions(select('Argomento'), 'Problemi economici');
    await waitFor(() => expect(storedDraft('post-details')).toContain('economici'));
    for (const name of ['post', 'post-type', 'post-details']) storeElsewhere(name, null);
    await waitFor(() => expect(area().value).toBe(''));
    await paste(user, area(), 'tutt’altro');
    await user.click(publish());
    await waitFor(() => expect(sent).toHaveLength(1));
    const { faculty, studyYear } = storedStudent;
    expect(sent).toEqual([{ content: 'tutt’altro', type: 'vent', faculty, studyYear }]);
  });

  const DETAILS = JSON.stringify({
    details: { university: '', customUniversity: '', faculty: '', customFaculty: '', studyYear: '', course: 'Restauro', topic: 'Tesi' },
    touched: { university: true, faculty: true, studyYear: true },
  });

  it('is shown here while it is still being written, with its title, type and details, over which this form stores nothing', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer({ user: storedStudent, type: 'advice' });
    await waitFor(() => expect(chips()).toHaveLength(3));
    for (const [name, text] of Object.entries({ post: 'tre paragrafi', 'post-type': 'talk', 'post-title': 'Il titolo' }))
      storeElsewhere(name, text);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(storedDraft('post-details')).toBeNull();
    storeElsewhere('post-details', DETAILS);
    expect(area().value).toBe('tre paragrafi');
    await user.click(publish());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ content: 'tre paragrafi', type: 'talk', title: 'Il titolo', course: 'Restauro', academicTopic: 'Tesi' }]);
  });

  it('loses its title and details here too when the other tab empties the title before there is a text', async () => {
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    storeElsewhere('post-title', 'Il titolo');
    storeElsewhere('post-details', DETAILS);
    for (const name of ['post-title', 'post-details']) storeElsewhere(name, '');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(title().value).toBe('');
    for (const name of ['post-title', 'post-details']) expect([name, storedDraft(name)]).toEqual([name, '']);
  });

  it('is not taken for sent when its title and details are emptied here: they keep empty entries', async () => {
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await paste(user, title(), 'Il titolo');
    await waitFor(() => expect(storedDraft('post-details')).toContain('Psicologia'));
    await user.clear(title());
    await waitFor(() => expect(['post-title', 'post-details'].map((name) => storedDraft(name))).toEqual(['', '']));
  });

  it('keeps its details when its title arrives first', async () => {
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    storeElsewhere('post-title', 'Il titolo');
    storeElsewhere('post-details', DETAILS);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(storedDraft('post-details')).toBe(DETAILS);
    expect(chips()).toEqual(['Togli: Tesi']);
  });

  it('keeps its text, title, type and details when another tab stores them while this form is sending its own', async () => {
    const answer = deferred<Post>();
    trpcHandler('posts.create', answer.wait);
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await paste(user, area(), 'uno');
    await user.click(publish());
    await answer.request;
    const next = { post: 'due', 'post-title': 'Il titolo', 'post-type': 'talk', 'post-details': DETAILS };
    for (const [name, text] of Object.entries(next)) storeElsewhere(name, text);
    answer.resolve(samplePost(1, { content: 'uno', mine: true }));
    await waitFor(() => expect(area().value).toBe('due'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const [name, text] of Object.entries(next)) expect([name, storedDraft(name)]).toEqual([name, text]);
    expect([title().value, radio('Voglio parlare').checked, chips()]).toEqual(['Il titolo', true, ['Togli: Tesi']]);
  });
});
