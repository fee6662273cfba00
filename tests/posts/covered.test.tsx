import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExperienceCard } from '../../src/client/exam-experiences/experience-card.tsx';
import { MentorCard } from '../../src/client/mentors/mentor-card.tsx';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { PostCard } from '../../src/client/posts/post-card.tsx';
import { sampleExperience } from '../exam-experiences/samples.ts';
import { sampleMentor } from '../mentorship/samples.ts';
import { expectFocus } from '../support/focus.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { sampleComment, samplePost } from './samples.ts';

it('a post under review is covered for others, and shown to its author with a link to the reason', async () => {
  renderWith(
    <>
      <PostCard post={samplePost(1, { content: '', underReview: true })} />
      <PostCard post={samplePost(2, { content: 'Il mio testo', mine: true, underReview: true })} />
    </>,
    { user: storedStudent },
  );
  const [covered, own] = screen.getAllByRole('article').map((card) => within(card));
  expect(await covered!.findByText('In verifica')).toBeDefined();
  expect(covered!.getByText(/^Il testo è coperto/)).toBeDefined();
  expect(own!.getByText('Il mio testo')).toBeDefined();
  expect(await own!.findByText(/^Per ora il testo lo vedi solo tu/)).toBeDefined();
  expect(own!.getByRole('link', { name: 'impostazioni' }).getAttribute('href')).toBe('/settings');
});

it('an experience and a mentor profile under review still have accessible names', () => {
  const said = { professor: null, experience: '', tips: null, studyTime: null, resources: [] };
  renderWith(
    <>
      <ExperienceCard experience={sampleExperience({ examName: '', ...said, underReview: true })} />
      <MentorCard
        mentor={sampleMentor({ courseOfStudy: '', specializations: [], bio: '', availableHours: '', languages: '', underReview: true })}
        member
        onRequest={() => {}}
      />
    </>,
    { user: storedStudent },
  );
  expect(screen.getByRole('article', { name: 'Esperienza in verifica' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Azioni sull’esperienza in verifica' })).toBeDefined();
  expect(screen.getByRole('article', { name: 'Profilo in verifica' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Azioni sul profilo in verifica' })).toBeDefined();
});

it('a hidden post is replaced by a focused undo button, and stays hidden for this user only', async () => {
  const post = samplePost(1, { mine: false });
  const { user, unmount } = renderWith(<PostCard post={post} />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: 'Azioni sul post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nascondi' }));
  const undo = await screen.findByRole('button', { name: 'Annulla' });
  await expectFocus(() => undo);
  expect(screen.queryByText('Testo del post 1')).toBeNull();
  unmount();
  const other = renderWith(<PostCard post={post} />, { user: { ...storedStudent, id: '00000000-0000-4000-8000-000000000000' } });
  expect(screen.getByText('Testo del post 1')).toBeDefined();
  other.unmount();
  renderWith(<PostCard post={post} />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Mostra' }));
  expect(screen.getByText('Testo del post 1')).toBeDefined();
  await expectFocus(() => screen.getByRole('article'));
});

it('hides a person’s comments in one thread only, and marks comments removed by moderators', async () => {
  const said = (id: number, alias: string, content: string) => sampleComment(id, { alias, content, mine: false });
  const gone = sampleComment(4, { content: '', mine: false, removed: true });
  trpcHandler('comments.list', ({ id }) =>
    id === 1
      ? [said(1, 'Gru Lenta', 'Uno'), said(2, 'Gru Lenta', 'Due'), said(3, 'Airone', 'Tre'), gone]
      : [said(9, 'Gru Lenta', 'Altrove')],
  );
  const { user } = renderWith(
    <>
      <CommentsSection post={samplePost(1)} />
      <CommentsSection post={samplePost(2)} />
    </>,
    { user: storedStudent },
  );
  await user.click((await screen.findAllByRole('button', { name: 'Azioni sul commento di Gru Lenta' }))[0]!);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Nascondi',
    'Non mostrarmi più questa persona qui',
    'Segnala',
  ]);
  await user.click(screen.getByRole('menuitem', { name: /^Non mostrarmi/ }));
  await waitFor(() => expect(screen.getAllByText('Hai nascosto quello che scrive Gru Lenta.')).toHaveLength(2));
  expect([screen.queryByText('Uno'), screen.queryByText('Due')]).toEqual([null, null]);
  expect(screen.getByText('Tre')).toBeDefined();
  expect(screen.getByText('Altrove')).toBeDefined();
  expect(screen.getByText('Commento tolto da chi modera')).toBeDefined();
  const undo = screen.getByRole('button', { name: 'Annulla' });
  const item = undo.closest('li');
  await user.click(undo);
  expect(screen.getByText('Uno')).toBeDefined();
  await expectFocus(() => item);
});
