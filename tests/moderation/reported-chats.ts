import type { Action, CaseSummary } from '../../src/routers/moderation/schema.ts';
import { moderate } from '../../src/server/moderation/run.ts';
import type { ChatApp } from '../chat/chat-app.ts';
import { enterChat } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { report } from '../support/moderation.ts';
import type { TestStudent } from '../support/students.ts';

/** How long the coming and the leaving of people is hidden from others. */
export const DELAYS = { coming: 0, going: 60_000, sentAway: 600_000 };

/** Chats with hurtful lines, for the moderators of an app. @param moderator returns one of them */
export function reportedChats(chat: ChatApp, moderator: () => TestStudent) {
  return { waitingCase, sayAndReport, withoutServer, talk, conversation, decideWithout };

  async function waitingCase(): Promise<number> {
    const { body: queue } = await call<CaseSummary[]>(chat, 'GET', '/moderation/cases?kind=chat', { as: moderator().token });
    return queue[0]!.id;
  }

  /** Lets one of two people in a chat write a hurtful line, which the other reports. */
  async function sayAndReport() {
    const [one, other] = [await makeStudent(chat), await makeStudent(chat)];
    const post = await makePost(chat, { type: 'talk', by: other });
    const speaking = await enterChat({ at: chat.at, query: `postId=${post.id}`, as: one });
    speaking.say('una cosa brutta', 'a');
    const { id } = await speaking.ack('a');
    await report(chat, other, { kind: 'chat', id, postId: post.id, lines: [] });
    return { one, other, post, speaking, id, caseId: await waitingCase() };
  }

  function withoutServer(printed: string[] = []) {
    return { services: chat.services, notices: chat.app.notices, print: (text: string) => void printed.push(text) };
  }

  /** An open chat, its writer and its reader. */
  async function talk() {
    const [writer, reader] = [await makeStudent(chat), await makeStudent(chat)];
    const { id: postId } = await makePost(chat, { type: 'talk', by: reader });
    return [{ postId }, writer, reader] as const;
  }

  async function conversation() {
    const mentor = await makeMentor(chat);
    const { id: requestId, by: student } = await makeRequest(chat, { mentor });
    await moveRequest(chat, requestId, mentor.by, 'accepted');
    return [{ requestId }, student, mentor.by] as const;
  }

  /** Decides about the second of two lines with `npm run moderate`. @returns its output */
  async function decideWithout(reader: TestStudent, writer: TestStudent, room: { postId: number } | { requestId: number }, action: Action) {
    const [[name, id]] = Object.entries(room) as [[string, number]];
    const writing = await enterChat({ at: chat.at, query: `${name}=${id}`, as: writer });
    const ids: number[] = [];
    for (const text of ['uno', 'una cosa brutta']) {
      writing.say(text, text);
      ids.push((await writing.ack(text)).id);
    }
    await report(chat, reader, { kind: 'chat', id: ids[1]!, ...room, lines: [] });
    await writing.close();
    const printed: string[] = [];
    await moderate(withoutServer(printed), {
      name: 'decide',
      id: await waitingCase(),
      action,
      rule: 'insult',
      reason: 'Insulta chi ha scritto.',
    });
    return printed.join('\n');
  }
}
