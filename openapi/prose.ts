import type { oas31 } from 'zod-openapi';

export const INFO: oas31.InfoObject = {
  title: 'Sottovoce API',
  version: '1.0.0',
  description: `Anonymous peer support for students of Italian universities: everything that the web application does, for programs.

**Sessions.** Register or log in; send the \`authToken\` of the answer as \`Authorization: Bearer …\`, or let the browser send the cookie that came with it. A write with the cookie and another site's \`Origin\` is refused.

**Forms.** Bodies are JSON. A list is an array, an entity an object, an instant ISO 8601 in UTC. Unknown fields of a body are ignored; text is trimmed and in Unicode NFC.

**Failures.** Every one has the form \`Failure\`: a message for the person, in Italian, and a \`reason\` for the program. Calls are limited in number: a 429 says with \`Retry-After\` when to come back.

**Anonymity.** No answer tells who wrote what. \`alias\`, \`creatorId\` and \`authorId\` are random and hold for one thread, group or experience only.

**Versions.** This is version 1. Within it, calls, optional inputs, fields of answers and reasons are only ever added, so a client ignores what it does not know. What would break a client gets a path of its own, \`/api/v2\`, and \`/api\` stays beside it for at least six months, its calls marked \`deprecated\` here.

**Chat.** The chat of a talk post is a WebSocket at \`/ws?postId={id}\` on the same host, that of an accepted mentorship request one at \`/ws?requestId={id}\`. The handshake takes the same session and fails with the same \`Failure\`. What comes by itself is described in the AsyncAPI document at \`/api/asyncapi.json\`.`,
  contact: { name: 'Sottovoce' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
};

/** The sections of the API, in the order in which a reader needs them. */
export const TAGS: oas31.TagObject[] = [
  { name: 'auth', description: 'Registering with a university e-mail, logging in and out, and one’s open logins.' },
  { name: 'account', description: 'What of oneself is safe to show, taking one’s data along, and leaving.' },
  { name: 'universities', description: 'The Italian universities and their faculties, for forms.' },
  { name: 'posts', description: 'Anonymous posts: `vent` to let off steam, `advice` to ask, `talk` to open a temporary chat.' },
  { name: 'comments', description: 'What others answer to a post.' },
  { name: 'study-groups', description: 'Groups that prepare an exam together.' },
  { name: 'exam-experiences', description: 'How an exam went, for those who have it ahead.' },
  { name: 'exams', description: 'Exams as places: all that people told, prepare and know of one.' },
  { name: 'mentors', description: 'Students who help others of their course.' },
  { name: 'reports', description: 'Telling the moderators of something, and what came of it.' },
  {
    name: 'moderation',
    description: 'A second look before something is published; cases and decisions, for moderators; measures and appeals; figures for all.',
  },
  { name: 'notices', description: 'What one is told: of one’s own posts, comments, groups and requests, and nobody else’s.' },
  { name: 'mentorship', description: 'Requests to mentors, from pending to completed.' },
];

export const SECURITY_SCHEMES: Record<'bearer' | 'cookie', oas31.SecuritySchemeObject> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `authToken` of a login or registration' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sottovoce', description: 'Set by a login or registration; `__Host-sottovoce` on https' },
};
