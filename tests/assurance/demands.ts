/** What must hold, and which tests show it. */
export interface Demand {
  room: string;
  /** In one sentence. */
  demand: string;
  /** The test's file, and its name or an unmistakable part of it. */
  proofs: [file: string, name: string][];
  /** What of it takes too long or too quiet a machine for a suite, and was measured by hand: with which command, and what came of it. */
  measured?: Measured | undefined;
  /** What of it is not so, or nothing shows. */
  open?: string | undefined;
}

interface Measured {
  command: string;
  figure: string;
}

type Rest = Pick<Demand, 'measured' | 'open'>;

const of = (room: string, demands: [demand: string, proofs: Demand['proofs'], rest?: Rest][]): Demand[] =>
  demands.map(([demand, proofs, rest]) => ({ room, demand, proofs, ...rest }));
const measured = (command: string, figure: string): Rest => ({ measured: { command, figure } });

export const DEMANDS: Demand[] = [
  ...of('Anonymity', [
    [
      'No answer or socket message holds another person’s account, mail, name, a hash of them, or a value that is equal in two of their places',
      [
        ['tests/anonymity/observer.test.ts', 'no name changes by which somebody is known'],
        ['tests/chat/talking.test.ts', 'nothing on any socket tells an account'],
        ['tests/study-groups/study-groups.test.ts', 'one person has another pseudonym in each group'],
      ],
    ],
    [
      'Pseudonyms are HMAC-SHA-256 of person and place under a key that is not in the database',
      [
        ['tests/server/pseudonyms.unit.test.ts', 'one person in one scope has one key'],
        ['tests/posts/posts.test.ts', 'rows carry keyed pseudonyms'],
        ['tests/anonymity/thief.test.ts', 'ties nothing to anything of the same person elsewhere'],
      ],
    ],
    [
      'Likes, votes, joins and presence are numbers and one’s own mark',
      [
        ['tests/posts/posts.test.ts', 'marked for the caller only'],
        ['tests/study-groups/places.test.ts', 'nobody but the caller’s own mark tells who is in'],
        ['tests/chat/entering.test.ts', 'how many people are there, but not who'],
      ],
    ],
    [
      'Marks of one’s own are computed for the viewer, in answers that nobody stores',
      [
        ['tests/server/transports.test.ts', 'answers that may hold own marks are private'],
        ['tests/server/shared-pages.test.ts', 'show a crowd that reads at once each their own marks'],
      ],
    ],
    [
      'Mails and logs hold no words, names, addresses, tokens or chat texts',
      [
        ['tests/mail/outbox.test.ts', 'the log tells of failures'],
        ['tests/anonymity/thief.test.ts', 'reads no name in what the server tells of its work'],
        ['tests/chat/ending.test.ts', 'nothing of a chat is written to the log'],
        ['tests/server/health.test.ts', 'metrics count by names that the code holds'],
      ],
    ],
    [
      'Known and unknown mails are answered alike, as late, at login and reset',
      [
        ['tests/auth/session.test.ts', 'an unknown e-mail and a wrong password get the same answer'],
        ['tests/mail/passwords.test.ts', 'a known and an unknown address leave the same behind'],
      ],
      measured(
        'npm run bench logins',
        'known and unknown are 1.3 % apart at login, 1.4 % at reset and 5.8 % at confirmation, in the medians of 300',
      ),
    ],
  ]),
  ...of('Accounts', [
    [
      'Passwords of 8 to 128 characters, none that is easy to guess, none cut off',
      [
        ['tests/auth/passwords.test.ts', 'spaces within, any script, 128 characters'],
        ['tests/auth/passwords.test.ts', 'one’s own names, e-mail'],
      ],
    ],
    [
      'argon2id with its parameters, hashed anew when they change; a crowd of logins holds nobody up',
      [
        ['tests/auth/session.test.ts', 'a password stored with older parameters'],
        ['tests/server/login-limit-rules.ts', '200 people who know their password come in at once'],
      ],
      measured(
        'npm run bench logins',
        '200 logins at once on two cores: none failed, p95 of /healthz 25 ms (261 to 300 where twenty others used them too)',
      ),
    ],
    [
      'Failures are counted by account and address, and lock nobody out of an open session',
      [
        ['tests/server/login-limit-rules.ts', '1,000 wrong guesses from as many addresses'],
        ['tests/server/login-limit-rules.ts', 'do not count for what an open session confirms'],
      ],
    ],
    [
      'Links in mails work once, for a time, for that address; a reset ends all logins',
      [
        ['tests/mail/passwords.test.ts', 'a reset replaces the password, ends all logins'],
        ['tests/mail/confirmation.test.ts', 'for thirty minutes'],
      ],
    ],
    [
      'A session is new at each login, ends at logout, expires, and can be listed and ended',
      [
        ['tests/auth/session.test.ts', 'the session cookie authenticates, and logout ends'],
        ['tests/auth/session.test.ts', 'on https the cookie is __Host-'],
        ['tests/auth/sessions.test.ts', 'all others are ended at once'],
      ],
    ],
    [
      'University mail is matched on whole labels',
      [
        ['tests/auth/register.test.ts', 'university mail is matched on whole labels'],
        ['tests/auth/email.test.ts', 'the Kelvin sign in a known domain is no k'],
      ],
    ],
  ]),
  ...of('API and page', [
    ['Every procedure against guest, other student, owner and mentor', [['tests/access.test.ts', 'every procedure has a row']]],
    [
      'Extra fields change nothing',
      [
        ['tests/auth/register.test.ts', 'extra fields change nothing'],
        ['tests/server/transports.test.ts', 'prototype keys in a body are dropped'],
      ],
    ],
    [
      'No GET changes anything; a write with the cookie and another site’s Origin is refused',
      [
        ['tests/auth/session.test.ts', 'a write with the cookie and a foreign Origin is refused'],
        ['tests/server/transports.test.ts', 'a query cannot mutate'],
        ['tests/browser/cross-site.test.ts', 'a page of another origin changes nothing'],
      ],
    ],
    [
      'Batches have a maximum, and each of their calls counts',
      [
        ['tests/server/transports.test.ts', 'a batch of more than ten calls is refused'],
        ['tests/server/limits.test.ts', 'a batch counts each of its calls'],
        ['tests/server/lanes.unit.test.ts', 'nobody has more than a few calls under way'],
      ],
    ],
    [
      'Every text, list, page and body has a maximum',
      [
        ['tests/server/hostile-text.test.ts', '100 kB of hostile text in any field'],
        ['tests/comments/comments.test.ts', 'a long thread comes in pages of 50'],
      ],
    ],
    ['Odd content types never skip validation', [['tests/server/transports.test.ts', 'application/json;x']]],
    [
      'Forged proxy headers change no limit, link or cookie',
      [
        ['tests/server/limits.test.ts', 'a forged X-Forwarded-For changes no limit'],
        ['tests/mail/passwords.test.ts', 'a forged host or proxy header changes no link in a mail, no cookie'],
      ],
    ],
    [
      'Limits on how often, with Retry-After and words; a text a third time is a repetition',
      [
        ['tests/server/limits.test.ts', 'the eleventh post in an hour is refused'],
        ['tests/server/limits.test.ts', 'the same long text a third time in a day'],
      ],
    ],
    [
      'Security headers on every answer; third parties by exact origin and on the landing page alone',
      [
        ['tests/server/transports.test.ts', 'security headers stand on every answer'],
        ['tests/server/spa.test.ts', 'a page may load nothing but its own'],
        ['tests/browser/live-chat.test.ts', 'nobody who is logged in loads it'],
      ],
    ],
    [
      'Injected scripts are shown as text',
      [
        ['tests/server/spa.test.ts', 'what the environment says is text in the page'],
        ['tests/browser/hostile-chat.test.ts', 'a live chat that attacks gets nothing'],
        ['tests/browser/hostile-words.test.ts', 'a corpus of scripts in every field that people fill is text'],
      ],
    ],
    [
      'An unexpected error is a 500 with a correlation id and nothing else',
      [['tests/server/transports.test.ts', 'an unexpected error is a 500']],
    ],
    [
      'Every regular expression that a text reaches is linear',
      [
        ['tests/server/hostile-text.test.ts', 'the longest hostile text that every field takes'],
        ['tests/language/time.unit.test.ts', 'take linear time'],
      ],
    ],
    [
      'Anything asked of any call or socket gets a documented answer, never a 5xx',
      [
        ['tests/api/fuzz.test.ts', 'answers what the document says'],
        ['tests/chat/fuzz.test.ts', 'that is sent anything answers or closes'],
        ['tests/chat/fuzz.test.ts', 'with anything in its address opens or is refused'],
      ],
    ],
  ]),
  ...of('Chat', [
    [
      'A foreign Origin is refused; none is accepted only beside a bearer header',
      [
        ['tests/chat/entering.test.ts', 'from another site: 403'],
        ['tests/chat/entering.test.ts', 'without an Origin: 403 beside a cookie'],
      ],
    ],
    [
      'Logout, ban, deletion and the end close sockets within 5 s',
      [
        ['tests/chat/ending.test.ts', 'logging out closes the person’s sockets'],
        ['tests/account/chat.test.ts', 'are closed within five seconds'],
        ['tests/chat/ending.test.ts', 'everybody gets a notice and a normal close'],
      ],
    ],
    [
      'Odd frames, floods, slow readers and dead peers cost nobody else',
      [
        ['tests/chat/refused-frames.test.ts', 'a frame of 70 KiB closes its socket'],
        ['tests/chat/limits.test.ts', 'a reader that does not read is dropped'],
        ['tests/chat/limits.test.ts', 'a peer that does not answer pings is gone'],
        ['tests/chat/entering.test.ts', 'a person has five sockets at most'],
      ],
    ],
    [
      'Under cuts and kill -9 every acknowledged message is there once, in one order',
      [['tests/chaos/chaos.test.ts', 'two instances, cut sockets and kill -9']],
    ],
    ['An ended chat leaves no text anywhere', [['tests/chat/ending.test.ts', 'the text is nowhere any more']]],
  ]),
  ...of('Invariants under concurrency', [
    ['A group of 15 gets exactly 15 members', [['tests/study-groups/places.test.ts', 'a group of 15 gets exactly 15 members']]],
    [
      'Likes by one person are one row at most, and the count equals the rows',
      [['tests/posts/posts.test.ts', '100 parallel likes by one account']],
    ],
    [
      'Helpful and not helpful together are the voters',
      [['tests/exam-experiences/exam-experiences.test.ts', '250 votes and changed votes at once']],
    ],
    [
      'One answer to a request counts, and one request is sent',
      [
        ['tests/mentorship/mentorship.test.ts', 'of 250 answers at once one counts'],
        ['tests/mentorship/mentorship.test.ts', 'of 250 requests at once to one mentor'],
      ],
    ],
    [
      'An account that goes while it writes leaves nothing tied to it; an export holds all of its own',
      [
        ['tests/account/concurrency.test.ts', 'a write under way is waited for'],
        ['tests/account/export.test.ts', 'holds all that the person did and wrote'],
      ],
    ],
  ]),
  ...of('Faults', [
    ['Ten kills during writes lose no acknowledged write', [['tests/database/embedded.test.ts', 'ten kills during writes']]],
    [
      'Database or Valkey gone and back, a full disk: clean refusals, nothing corrupt, no hand needed',
      [
        ['tests/server/database-outage.test.ts', 'reads and writes under way answer 503'],
        ['tests/chat/instances.test.ts', 'while it is gone pages work'],
        ['tests/chat/cluster.test.ts', 'when a primary is killed, chats say so and go on'],
        ['tests/server/replica.test.ts', 'when the replica is too far behind, and when it fails'],
        ['tests/server/log-disk.test.ts', 'neither prevents the start'],
        ['tests/server/start-failure.unit.test.ts', 'a database whose disk is full is away'],
        ['tests/database/embedded.test.ts', 'a full disk refuses writes, ends nothing but the engine'],
        ['tests/server/process.test.ts', 'when the embedded database ends by itself'],
      ],
    ],
    [
      'A migration that fails changes nothing; two starts migrate once',
      [
        ['tests/migrations.test.ts', 'a migration that fails leaves the database as it was'],
        ['tests/migrations.test.ts', 'processes that start together migrate once'],
      ],
    ],
    ['Corrupted local entries never blank the page', [['tests/planner/read-planner.unit.test.ts', 'damaged entries']]],
    [
      'Offline the planner works and no text is lost',
      [
        ['tests/browser/offline.test.ts', 'without a network the other pages open'],
        ['tests/browser/main-story.test.ts', 'keeps what was written, also across a reload'],
      ],
    ],
  ]),
  ...of('Language and crisis', [
    [
      'Nobody’s pain is refused, harmless texts hardly ever, attacks mostly',
      [
        ['tests/language/verdict.unit.test.ts', 'it refuses nobody’s pain'],
        ['tests/language/verdict.unit.test.ts', 'it refuses less than one harmless text in a hundred'],
        ['tests/language/verdict.unit.test.ts', 'it refuses attacks'],
      ],
      {
        measured: {
          command: 'npm run language:report -- --sealed',
          figure:
            'on 27 November, by the models of that day, on the ten sealed parts that there were, 3,105 texts: of 1,045 texts of pain and its victims none refused; of 1,210 harmless ones 0.2 % refused, 2.7 % asked; of 845 attacks 81 % refused (plain 88, disguised and dialect 89), 95 % refused or asked; panel for 94 % of 858 texts of pain and 97 % of 253 that plainly speak of suicide, for 1.8 % of 679 ordinary ones and 2.9 % of 278 everyday idioms',
        },
      },
    ],
    [
      'Pain brings the helplines, everyday words seldom',
      [
        ['tests/language/verdict.unit.test.ts', 'it hears pain, and seldom anything else'],
        ['tests/browser/on-a-phone.test.ts', 'stay in view with the keyboard open'],
      ],
    ],
  ]),
  ...of('Page quality', [
    [
      'The first load is at most 134 KiB with its HTML, each further page 42',
      [['tests/browser/budget.test.ts', 'first load']],
      measured(
        'npm run bench pages',
        'accessibility, best practices and SEO 100 everywhere and no shift; performance, two runs of three loads each on two quiet cores: feed 100, support 98 and 99, landing, login, preview, privacy and terms 99; blocking 30 and 50 ms on the feed, 0 to 30 on the others',
      ),
    ],
    [
      'axe finds nothing on any screen, from 320 px to 200 %',
      [
        ['tests/browser/screens.test.ts', 'finds every screen whole'],
        ['tests/browser/members-screens.test.ts', 'finds every screen whole'],
      ],
    ],
  ]),
  ...of('Moderation, notices, mail, operation', [
    [
      'A moderator learns nobody’s account; a measure finds it inside the action',
      [['tests/moderation/deciding.test.ts', 'removes a text for all']],
    ],
    [
      'A pause or closing ends sockets and writing, not reading and leaving; a closed address stays out',
      [
        ['tests/moderation/deciding.test.ts', 'of a pause ends writing'],
        ['tests/moderation/deciding.test.ts', 'of closing ends the logins and refuses the address'],
      ],
    ],
    ['250 reports at once leave one case, two moderators one decision', [['tests/moderation/concurrency.test.ts', '250 reports at once']]],
    [
      'Notices hold nobody’s words but the reader’s own',
      [['tests/notices/notices.test.ts', 'first words of one’s own text and of nobody else’s']],
    ],
    [
      'A mail server that hangs or is away holds no request and loses no mail',
      [
        ['tests/mail/outbox.test.ts', 'one that hangs is left alone'],
        ['tests/mail/outbox.test.ts', 'what waits survives the process'],
      ],
    ],
    [
      'A waiting list under 250 concurrent changes keeps its capacity and order',
      [
        ['tests/study-groups/places.test.ts', 'a group of 15 gets exactly 15 members, the others a clean refusal'],
        ['tests/study-groups/removals.test.ts', 'the places go to those who waited longest, and to nobody twice'],
      ],
    ],
    [
      'A backup taken under writes comes back row by row, without the key; a new key keeps every mark',
      [
        ['tests/server/backup.test.ts', 'comes back row by row from a backup that was taken while people write'],
        ['tests/server/backup-embedded.test.ts', 'comes back row by row, and numbers go on'],
        ['tests/server/rotate-key.test.ts', 'a new secret key takes the old one’s place'],
      ],
    ],
    [
      'A rolling restart loses nothing; a promoted replica loses nothing acknowledged',
      [
        ['tests/server/process.test.ts', 'SIGTERM takes no new connection, finishes the request in flight'],
        ['tests/server/caddy.test.ts', 'a process that is not ready gets nothing new'],
      ],
      measured(
        'npm run bench topology, npm run bench failover',
        'behind Caddy 28 restarts under 27,136 calls, 8,532 comments and 5,636 messages, behind HAProxy 4 under 3,893: nothing lost; 408 comments acknowledged around the promotion, none lost, every failure a 503',
      ),
    ],
    [
      'Ended in any way, the server leaves no process behind',
      [
        ['tests/server/end-with-npm.unit.test.ts', 'what npm runs stops when npm gets'],
        ['tests/server/terminal.test.ts', 'a terminal that closes ends the server in order'],
        ['tests/server/process.test.ts', 'ends the process at once, for a supervisor'],
      ],
    ],
  ]),
];
