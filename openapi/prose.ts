import type { oas31 } from 'zod-openapi';

export const INFO: oas31.InfoObject = {
  title: 'Sottovoce API',
  version: '1.0.0',
  description: `Anonymous peer support for students of Italian universities: everything that the web application can do, for other programs.

**Sessions.** Register or log in, then send the \`authToken\` of the response as \`Authorization: Bearer …\`, or let the browser send the cookie that came with it. A write with the cookie and another site's \`Origin\` is refused.

**Data.** Bodies are JSON: a list is an array, an entity an object, a timestamp ISO 8601 in UTC. Unknown fields of a body are ignored. Text is trimmed and normalized to Unicode NFC.

**Failures.** Every failure has the form \`Failure\`: a message for people, in Italian, and a \`reason\` for programs. Calls are rate limited: the \`Retry-After\` of a 429 says when to retry.

**Anonymity.** No response reveals who wrote something. \`alias\`, \`creatorId\` and \`authorId\` are random and specific to one thread, group or experience.

**Versions.** This is version 1. Within it, calls, optional inputs, response fields and reasons are only ever added, so clients must ignore what they do not know. Breaking changes get a path of their own, \`/api/v2\`; \`/api\` then stays available for at least six months, with its calls marked \`deprecated\` here.

**Chat.** The chat of a talk post is a WebSocket at \`/ws?postId={id}\` on the same host, that of an accepted mentorship request at \`/ws?requestId={id}\`. The handshake requires the same session and fails with the same \`Failure\`. The AsyncAPI document at \`/api/asyncapi.json\` describes what the server pushes.`,
  contact: { name: 'Sottovoce' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
};

/** The sections of the API, in the order in which a reader needs them. */
export const TAGS: oas31.TagObject[] = [
  { name: 'auth', description: 'Registration with a university e-mail address, login and logout, and open sessions.' },
  { name: 'account', description: 'Your own content and data: what is safe to share, lists, export, changes and deletion.' },
  { name: 'universities', description: 'The Italian universities and their faculties, for forms.' },
  { name: 'posts', description: 'Anonymous posts: `vent` to let off steam, `advice` to ask, `talk` to open a temporary chat.' },
  { name: 'comments', description: 'Comments on posts, and replies to them.' },
  { name: 'study-groups', description: 'Groups that prepare for an exam together, with their boards and meetings.' },
  { name: 'exam-experiences', description: 'How an exam went, for those who still have to take it.' },
  { name: 'exams', description: 'Everything about one exam: experiences, study groups, mentors and posts.' },
  { name: 'mentors', description: 'Students who help others of their course.' },
  { name: 'reports', description: 'Reports to the moderators, and their outcomes.' },
  {
    name: 'moderation',
    description: 'A check of texts before publication; cases and decisions, for moderators; measures and appeals; public statistics.',
  },
  { name: 'notices', description: 'Notices about your own posts, comments, groups and requests, with their settings and devices.' },
  { name: 'mentorship', description: 'Requests to mentors, from pending to completed.' },
];

export const SECURITY_SCHEMES: Record<'bearer' | 'cookie', oas31.SecuritySchemeObject> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `authToken` from login or registration' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sottovoce', description: 'Set by login or registration; `__Host-sottovoce` with https' },
};
