import { expect, test } from 'vitest';
import { useTestApp } from '../support/app.ts';
import { callerOf, expectRefusal } from '../support/caller.ts';
import { MENTOR_FORM } from '../support/factories-mentors.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();

test('the whole path from the list of mentors to a rated session works through the procedures', async () => {
  const guest = callerOf(app);
  const giulia = callerOf(app, await makeStudent(app));
  const marco = callerOf(app, await makeStudent(app));

  await expectRefusal(guest.mentors.create(MENTOR_FORM), 'unauthenticated');
  await expectRefusal(giulia.mentors.me(), 'not_a_mentor');
  const mentor = await giulia.mentors.create(MENTOR_FORM);
  expect((await guest.mentors.list({})).map(({ id }) => id)).toEqual([mentor.id]);

  const ask = { mentorId: mentor.id, topic: 'Tesi', message: 'Non so da dove cominciare.' };
  await expectRefusal(guest.mentorship.request(ask), 'unauthenticated');
  await expectRefusal(giulia.mentorship.request(ask), 'mentor_is_self');
  const { id: requestId } = await marco.mentorship.request(ask);
  await expectRefusal(marco.mentorship.request(ask), 'request_pending');
  await expectRefusal(marco.mentorship.received({}), 'mentors_only');
  expect(await giulia.mentorship.received({})).toMatchObject([{ id: requestId, urgency: 'medium', status: 'pending' }]);

  await expectRefusal(marco.mentorship.update({ requestId, status: 'accepted' }), 'request_not_yours');
  await giulia.mentorship.update({ requestId, status: 'accepted', response: 'Ti scrivo presto.' });
  await expectRefusal(giulia.mentorship.update({ requestId, status: 'rejected' }), 'request_settled');
  await expectRefusal(marco.mentorship.rate({ requestId, rating: 5 }), 'session_not_completed');
  await marco.mentorship.update({ requestId, status: 'completed' });
  await expectRefusal(giulia.mentorship.rate({ requestId, rating: 5 }), 'request_not_yours');
  await marco.mentorship.rate({ requestId, rating: 4 });
  await expectRefusal(marco.mentorship.rate({ requestId, rating: 5 }), 'already_rated');

  expect(await marco.mentorship.sent({})).toMatchObject([
    { id: requestId, status: 'completed', mentorResponse: 'Ti scrivo presto.', rating: 4 },
  ]);
  expect(await giulia.mentors.me()).toMatchObject({ rating: 0, totalSessions: 1 });

  await giulia.mentors.update({ isAvailable: false });
  await expectRefusal(marco.mentorship.request(ask), 'mentor_unavailable');
});
