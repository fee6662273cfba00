import { readFileSync } from 'node:fs';
import createClient, { type Client } from 'openapi-fetch';
import { expect, test } from 'vitest';
import { createClientTypes } from '../../openapi/client-types.ts';
import { MODERATED, MODERATOR_EMAILS } from '../support/moderation.ts';
import { document, operations } from '../support/document.ts';
import { checkedFetch, useListeningApp } from '../support/listening.ts';
import type { components, paths } from './generated.d.ts';

const app = useListeningApp(MODERATED);
const PASSWORD = 'mare-calmo-a-novembre';
const NEXT_PASSWORD = 'pioggia-fine-sui-portici';
const visited = new Set<string>();

test('tests/api/generated.d.ts is up to date with the document (otherwise run: npm run openapi)', async () => {
  expect(readFileSync('tests/api/generated.d.ts', 'utf8')).toBe(await createClientTypes(document));
});

test('a client with nothing but the types of the document can use every operation', { timeout: 60_000 }, async () => {
  const guest = clientAs();

  const [university] = got(await guest.GET('/universities/search', { params: { query: { q: 'torino' } } }));
  got(await guest.GET('/universities/domains', { params: { query: { domain: 'edu.unito.it' } } }));
  const faculties = got(await guest.GET('/universities/{id}/faculties', { params: { path: { id: university!.id } } }));
  const enrolled = { university: university!.name, faculty: faculties[0]!.name, studyYear: '2° anno triennale' };
  const giulia = await register('giulia.rossi@edu.unito.it', 'Giulia', enrolled);
  const marco = await register('marco.verdi@edu.unito.it', 'Marco', enrolled);
  expect(got(await giulia.GET('/auth/user'))).toMatchObject({ ...enrolled, firstName: 'Giulia' });

  expect(got(await giulia.POST('/rereading', { body: { text: 'Domani ho l’orale di Diritto privato.' } }))).toEqual({ ask: false });
  const post = got(await giulia.POST('/posts', { body: { type: 'talk', content: 'Domani ho l’orale di Diritto privato.', ...enrolled } }));
  expect(post).toMatchObject({ type: 'talk', chatActive: 1, mine: true });
  const atPost = { params: { path: { id: post.id } } };
  expect(got(await marco.POST('/posts/{id}/like', atPost))).toEqual({ likes: 1, liked: true });
  expect(got(await marco.DELETE('/posts/{id}/like', atPost))).toEqual({ likes: 0, liked: false });
  got(await marco.POST('/posts/{id}/like', atPost));
  const comment = got(await marco.POST('/posts/{id}/comments', { ...atPost, body: { content: 'Andrà bene, respira.' } }));
  const atComment = { params: { path: { id: comment.id } } };
  got(await giulia.POST('/comments/{id}/like', atComment));
  expect(got(await giulia.GET('/posts/{id}/comments', atPost))).toMatchObject([
    { id: comment.id, likes: 1, liked: true, mine: false, isAuthor: false },
  ]);
  expect(got(await giulia.DELETE('/comments/{id}/like', atComment))).toEqual({ likes: 0, liked: false });
  expect(got(await guest.GET('/posts'))).toMatchObject([{ id: post.id, likes: 1, commentsCount: 1, liked: false, mine: false }]);
  expect(
    got(await marco.GET('/posts', { params: { query: { q: 'DIRITTO', type: 'talk', period: 'today', sortBy: 'popular', limit: 5 } } })),
  ).toHaveLength(1);
  expect(got(await marco.GET('/posts', { params: { query: { q: 'chimica' } } }))).toEqual([]);
  expect(got(await guest.GET('/posts/{id}', atPost))).toMatchObject({ id: post.id, mine: false });
  const changed = got(await giulia.PATCH('/posts/{id}', { ...atPost, body: { content: `${post.content} Aiuto.` } }));
  expect(changed.editedAt).not.toBeNull();
  expect((await marco.DELETE('/posts/{id}', atPost)).error).toMatchObject({ reason: 'forbidden' });
  expect(got(await giulia.DELETE('/posts/{id}', atPost))).toMatchObject({ deleted: true });
  expect(got(await giulia.POST('/posts/{id}/restore', atPost))).toMatchObject({ id: post.id, likes: 1, commentsCount: 1, chatActive: 0 });
  expect(got(await marco.PATCH('/comments/{id}', { ...atComment, body: { content: 'Andrà bene.' } }))).toMatchObject({
    content: 'Andrà bene.',
  });
  expect(got(await marco.DELETE('/comments/{id}', atComment))).toMatchObject({ deleted: true });
  expect(got(await marco.POST('/comments/{id}/restore', atComment))).toMatchObject({ id: comment.id, parentId: null });
  const anna = await register(MODERATOR_EMAILS[0]!, 'Anna', enrolled);
  const bruno = await register(MODERATOR_EMAILS[1]!, 'Bruno', enrolled);
  const aboutPost = { kind: 'comment', id: comment.id, reason: 'insult', text: 'Mi ha ferita.' } as const;
  expect(got(await giulia.POST('/reports', { body: aboutPost }))).toEqual({ reported: true });
  const address = `http://localhost/posts/${post.id}#comment-${comment.id}`;
  expect(got(await guest.POST('/reports/guest', { body: { address, reason: 'insult' } }))).toMatchObject({ reported: true });
  expect((await giulia.GET('/moderation/cases')).error).toMatchObject({ reason: 'not_found' });
  const [waiting] = got(await anna.GET('/moderation/cases', { params: { query: { state: 'open' } } }));
  const atCase = { params: { path: { id: waiting!.id } } };
  expect(got(await anna.POST('/moderation/cases/{id}/take', atCase))).toMatchObject({ taken: 'mine' });
  expect(got(await anna.GET('/moderation/cases/{id}', atCase))).toMatchObject({ texts: [{ text: 'Andrà bene.' }] });
  got(await anna.POST('/moderation/cases/{id}/care', { ...atCase, body: { text: 'Siamo qui.' } }));
  const warning = { action: 'warn', rule: 'judging', reason: 'Può suonare come una fretta.' } as const;
  got(await anna.POST('/moderation/cases/{id}/decision', { ...atCase, body: warning }));
  const [measure] = got(await marco.GET('/account/measures'));
  got(await marco.POST('/account/measures/{id}/appeal', { params: { path: { id: measure!.id } }, body: { text: 'Era gentile.' } }));
  const lifted = { outcome: 'lifted', reason: 'Hai ragione.' } as const;
  got(await bruno.POST('/moderation/cases/{id}/appeal', { ...atCase, body: lifted }));
  expect(got(await giulia.GET('/account/reports'))).toMatchObject([{ id: measure!.id, outcome: 'kept' }]);
  // Only finished days count.
  expect(got(await guest.GET('/transparency'))).toEqual([]);
  expect(got(await giulia.GET('/answers'))).toMatchObject({ waiting: 0 });
  await app.app.notices.run();
  expect(got(await giulia.GET('/notices'))).toContainEqual(expect.objectContaining({ kind: 'moderation', read: false }));
  expect(got(await giulia.POST('/notices/read', { body: { all: true } }))).toEqual({ unread: 0 });
  expect(got(await giulia.GET('/notices/settings'))).toMatchObject({ comment: true });
  expect(got(await giulia.PATCH('/notices/settings', { body: { likes: false } }))).toMatchObject({ likes: false });
  const { publicKey } = got(await giulia.GET('/notices/devices'));
  const device = { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a', keys: { p256dh: publicKey, auth: 'a'.repeat(22) } };
  expect(got(await giulia.POST('/notices/devices', { body: device }))).toMatchObject({ count: 1, here: true });
  expect(got(await giulia.DELETE('/notices/devices', { params: { query: { endpoint: device.endpoint } } }))).toMatchObject({ count: 0 });
  expect(got(await giulia.GET('/account/posts'))).toMatchObject([{ id: post.id, mine: true }]);
  expect(got(await marco.GET('/account/comments'))).toMatchObject([{ id: comment.id, postId: post.id }]);

  const group = got(
    await giulia.POST('/study-groups', {
      body: { title: 'Verso l’orale', subject: 'Diritto privato', maxMembers: 4, meetingType: 'online' },
    }),
  );
  const atGroup = { params: { path: { id: group.id } } };
  expect(got(await marco.POST('/study-groups/{id}/join', atGroup))).toMatchObject({ currentMembers: 2, joined: true });
  expect(got(await marco.GET('/study-groups', { params: { query: { q: 'orale' } } }))).toMatchObject([
    { id: group.id, joined: true, mine: false },
  ]);
  for (const other of [anna, bruno]) got(await other.POST('/study-groups/{id}/join', atGroup));
  expect(got(await marco.POST('/study-groups/{id}/waiting', atGroup))).toMatchObject({ joined: true, waitingPosition: null });
  got(await marco.DELETE('/study-groups/{id}/waiting', atGroup));
  const note = got(await marco.POST('/study-groups/{id}/messages', { ...atGroup, body: { content: 'Porto io gli appunti.' } }));
  const atNote = { params: { path: { id: group.id, messageId: note.id } } };
  expect(got(await marco.DELETE('/study-groups/{id}/messages/{messageId}', atNote))).toMatchObject({ deleted: true });
  expect(got(await marco.POST('/study-groups/{id}/messages/{messageId}/restore', atNote))).toEqual(note);
  expect(got(await marco.GET('/account/messages'))).toMatchObject([{ id: note.id, groupId: group.id, alias: note.alias }]);
  expect(got(await giulia.GET('/study-groups/{id}/messages', atGroup))).toMatchObject([{ id: note.id, alias: note.alias, mine: false }]);
  const guestNote = got(await bruno.POST('/study-groups/{id}/messages', { ...atGroup, body: { content: 'Io ci provo.' } }));
  expect(got(await giulia.POST('/study-groups/{id}/removals', { ...atGroup, body: { alias: guestNote.alias } }))).toMatchObject({
    mine: true,
  });
  const startsAt = new Date(app.services.now().getTime() + 86_400_000).toISOString();
  const meeting = got(await marco.POST('/study-groups/{id}/meetings', { ...atGroup, body: { startsAt } }));
  const atMeeting = { params: { path: { id: group.id, meetingId: meeting.id } } };
  got(await anna.POST('/study-groups/{id}/meetings/{meetingId}/answer', { ...atMeeting, body: { coming: true } }));
  expect(got(await marco.GET('/study-groups/{id}/meetings', atGroup))).toMatchObject([{ coming: 1, notComing: 0, myAnswer: null }]);
  expect(got(await giulia.DELETE('/study-groups/{id}/meetings/{meetingId}', atMeeting))).toEqual({ deleted: true });
  expect(got(await giulia.GET('/study-groups/{id}', atGroup))).toMatchObject({ currentMembers: 3, mine: true });
  expect(got(await anna.GET('/account/study-groups'))).toMatchObject([{ id: group.id, joined: true }]);
  for (const other of [anna, bruno]) got(await other.DELETE('/study-groups/{id}/join', atGroup));
  expect(got(await marco.DELETE('/study-groups/{id}/join', atGroup))).toMatchObject({ currentMembers: 1, joined: false });
  expect((await giulia.DELETE('/study-groups/{id}/join', atGroup)).error).toMatchObject({ reason: 'creator_cannot_leave' });
  expect(got(await giulia.PATCH('/study-groups/{id}', { ...atGroup, body: { schedule: 'Lunedì, 18-20' } }))).toMatchObject({
    schedule: 'Lunedì, 18-20',
    title: group.title,
  });
  expect(got(await giulia.DELETE('/study-groups/{id}', atGroup))).toMatchObject({ deleted: true, handedOver: false });
  expect(got(await giulia.POST('/study-groups/{id}/restore', atGroup))).toMatchObject({ id: group.id, mine: true });

  const told = { examName: 'Diritto privato', experience: 'Orale breve e cordiale.', difficulty: 4, grade: 27, passed: true };
  const experience = got(await giulia.POST('/exam-experiences', { body: told }));
  const atOwnExperience = { params: { path: { id: experience.id } } };
  expect(got(await giulia.DELETE('/exam-experiences/{id}', atOwnExperience))).toMatchObject({ deleted: true });
  expect(got(await giulia.POST('/exam-experiences/{id}/restore', atOwnExperience))).toMatchObject({ id: experience.id, mine: true });
  const vote = { params: { path: { id: experience.id } }, body: { helpful: true } };
  expect(got(await giulia.GET('/account/exam-experiences'))).toMatchObject([{ id: experience.id, mine: true }]);
  expect(got(await marco.POST('/exam-experiences/{id}/vote', vote))).toEqual({ helpful: 1, notHelpful: 0, myVote: true });
  expect(got(await marco.GET('/exam-experiences', { params: { query: { difficulty: 4 } } }))).toMatchObject([
    { id: experience.id, myVote: true, mine: false },
  ]);

  const [exam] = got(await marco.GET('/exams', { params: { query: { q: 'diritto privato' } } }));
  expect(got(await marco.GET('/exams/{slug}', { params: { path: { slug: exam!.slug } } }))).toMatchObject({ counts: { experiences: 1 } });

  const bio = 'Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone.';
  const offer = {
    courseOfStudy: 'Giurisprudenza',
    studyYear: 4,
    specializations: ['Diritto privato'],
    bio,
    availableHours: 'La sera',
    languages: 'Italiano',
  };
  const mentor = got(await giulia.POST('/mentors', { body: offer }));
  expect(got(await giulia.GET('/mentors/me'))).toEqual(mentor);
  expect(got(await giulia.PATCH('/mentors/me', { body: { isAvailable: true } })).isAvailable).toBe(true);
  expect(got(await guest.GET('/mentors'))).toMatchObject([{ id: mentor.id, mine: false, totalSessions: 0 }]);

  const ask = { mentorId: mentor.id, topic: 'Orale', message: 'Mi aiuti a ripassare?', urgency: 'high' as const };
  const request = got(await marco.POST('/mentorship/requests', { body: ask }));
  const atRequest = { params: { path: { requestId: request.id } } };
  expect((await marco.POST('/mentorship/requests', { body: ask })).error).toMatchObject({ reason: 'request_pending' });
  expect(got(await giulia.GET('/mentorship/requests/received'))).toMatchObject([{ id: request.id, status: 'pending' }]);
  got(await marco.DELETE('/mentorship/requests/{requestId}', atRequest));
  expect(got(await giulia.GET('/mentorship/requests/received'))).toMatchObject([{ id: request.id, status: 'withdrawn', message: '' }]);
  atRequest.params.path.requestId = got(await marco.POST('/mentorship/requests', { body: ask })).id;
  got(await giulia.PATCH('/mentorship/requests/{requestId}', { ...atRequest, body: { status: 'accepted', response: 'Volentieri.' } }));
  expect(got(await marco.GET('/mentorship/requests/{requestId}/letters', atRequest))).toEqual([]);
  got(await marco.PATCH('/mentorship/requests/{requestId}', { ...atRequest, body: { status: 'completed' } }));
  got(await marco.POST('/mentorship/requests/{requestId}/rating', { ...atRequest, body: { rating: 5 } }));
  expect(got(await giulia.POST('/mentorship/requests/{requestId}/end', atRequest))).toMatchObject({ status: 'completed' });
  expect((await marco.POST('/mentorship/requests', { body: ask })).error).toMatchObject({ reason: 'mentor_unavailable' });
  expect(got(await marco.GET('/mentorship/requests'))).toMatchObject([
    { status: 'completed', mentorResponse: 'Volentieri.', rating: 5 },
    { status: 'withdrawn' },
  ]);
  expect(got(await marco.GET('/mentors'))).toMatchObject([{ rating: 0, totalSessions: 1 }]);

  got(await giulia.POST('/auth/logout'));
  const { error, response } = await giulia.GET('/auth/user');
  expect([response.status, error?.reason]).toEqual([401, 'unauthenticated']);
  const again = got(await guest.POST('/auth/login', { body: { email: 'giulia.rossi@edu.unito.it', password: PASSWORD } }));
  expect(got(await clientAs(again.authToken).GET('/posts'))).toMatchObject([{ id: post.id, mine: true }]);

  const elsewhere = got(await guest.POST('/auth/login', { body: { email: 'marco.verdi@edu.unito.it', password: PASSWORD } }));
  const [newest] = got(await marco.GET('/auth/sessions'));
  expect(newest).toMatchObject({ current: false });
  expect(got(await marco.DELETE('/auth/sessions/{id}', { params: { path: { id: newest!.id } } }))).toEqual({ ended: 1 });
  expect((await clientAs(elsewhere.authToken).GET('/auth/user')).response.status).toBe(401);
  expect(got(await marco.DELETE('/auth/sessions'))).toEqual({ ended: 0 });
  expect(got(await marco.DELETE('/auth/device'))).toEqual({ forgotten: true });

  expect(got(await marco.GET('/account/shareable'))).toMatchObject({ university: { safe: false }, studyYear: { safe: false } });
  const own = got(await marco.POST('/account/export', { body: { password: PASSWORD } }));
  expect(own).toMatchObject({
    profile: { firstName: 'Marco' },
    posts: [],
    comments: [{ id: comment.id, postId: post.id }],
    likedPosts: [post.id],
    sentRequests: [{ id: atRequest.params.path.requestId }, { id: request.id, status: 'withdrawn' }],
  });
  // This site sends no mail: addresses need no confirmation, and requests for a mail reveal nothing.
  expect(got(await guest.POST('/auth/confirm/resend', { body: { email: 'marco.verdi@edu.unito.it' } }))).toEqual({ asked: true });
  expect(got(await guest.POST('/auth/password/forgot', { body: { email: 'nessuno@edu.unito.it' } }))).toEqual({ asked: true });
  const stale = { token: 'x'.repeat(43), password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD };
  expect((await guest.POST('/auth/password/reset', { body: stale })).error).toMatchObject({ reason: 'expired_or_used' });
  expect((await guest.POST('/auth/confirm', { body: { token: stale.token } })).error).toMatchObject({ reason: 'expired_or_used' });
  const renewed = { currentPassword: PASSWORD, password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD };
  expect(got(await marco.POST('/account/password', { body: renewed }))).toEqual({ changed: true });
  const moved = { currentPassword: NEXT_PASSWORD, email: 'm.verdi@edu.unito.it' };
  expect(got(await marco.POST('/account/email', { body: moved }))).toEqual({ email: 'm.verdi@edu.unito.it', confirmed: true });

  expect((await marco.POST('/account/delete', { body: { password: 'un’altra password', texts: 'erase' } })).error).toMatchObject({
    reason: 'wrong_password',
  });
  expect(got(await marco.POST('/account/delete', { body: { password: NEXT_PASSWORD, texts: 'erase' } }))).toEqual({ deleted: true });
  expect(got(await guest.GET('/posts'))).toMatchObject([{ id: post.id, content: changed.content }]);
  expect((await guest.POST('/auth/login', { body: { email: 'marco.verdi@edu.unito.it', password: PASSWORD } })).error).toMatchObject({
    reason: 'wrong_credentials',
  });
  const asGiulia = { headers: { authorization: `Bearer ${again.authToken}` } };
  expect((await guest.DELETE('/mentors/me', asGiulia)).response.status).toBe(200);

  expect(operations.map(({ id }) => id).filter((id) => !visited.has(id))).toEqual([]);

  async function register(email: string, firstName: string, rest: typeof enrolled): Promise<Client<paths>> {
    const body: components['schemas']['Register'] = {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName,
      lastName: 'Di Prova',
      termsAccepted: true,
      ...rest,
    };
    return clientAs(got(await guest.POST('/auth/register', { body })).authToken);
  }
});

function clientAs(token?: string): Client<paths> {
  return createClient<paths>({
    baseUrl: `${app.url}/api`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      const called = operations.find(({ method, pattern }) => method === request.method && pattern.test(pathname.slice('/api'.length)));
      if (called) visited.add(called.id);
      return checkedFetch(request);
    },
  });
}

/** The result of a call that is expected to succeed. */
function got<T>({ data, error }: { data?: T; error?: components['schemas']['Failure'] }): T {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`);
  return data;
}
