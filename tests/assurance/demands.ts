/** A requirement and the tests that prove it. */
export interface Demand {
  room: string;
  /** One sentence. */
  demand: string;
  /** File and name of each test, or an unmistakable part of the name. */
  proofs: [file: string, name: string][];
  /** What was measured by hand, because it takes too long or too quiet a machine for the suite: the command and its result. */
  measured?: Measured | undefined;
  /** What is not fulfilled or not proven. */
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
      'No response or socket message contains another person’s account, e-mail address or name, a hash of these, or a value that is the same in two places where that person appears',
      [
        ['tests/anonymity/observer.test.ts', 'no alias or author mark in a thread, a group or an experience changes'],
        ['tests/chat/talking.test.ts', 'other members receive no account id, email address, key or session token of a person'],
        ['tests/study-groups/study-groups.test.ts', 'one person has a different pseudonym in each group'],
      ],
    ],
    [
      'Pseudonyms are HMAC-SHA-256 values of person and place, under a key that is not in the database',
      [
        ['tests/server/pseudonyms.unit.test.ts', 'one person in one scope has one key'],
        ['tests/posts/posts.test.ts', 'rows carry keyed pseudonyms'],
        ['tests/anonymity/thief.test.ts', 'cannot link content to other content of the same person elsewhere'],
      ],
    ],
    [
      'Likes, votes, memberships and presence are visible only as counts and as the reader’s own mark',
      [
        ['tests/posts/posts.test.ts', 'marked for the caller only'],
        ['tests/study-groups/places.test.ts', 'a listed group contains no member key'],
        ['tests/chat/entering.test.ts', 'others are told that somebody joined or left and how many people there are, but not who'],
      ],
    ],
    [
      'A reader’s own marks are computed per request, in responses that no cache may store',
      [
        ['tests/server/transports.test.ts', 'responses that may hold own marks are private and not stored'],
        ['tests/server/shared-pages.test.ts', 'show concurrent readers each their own marks, and a session that has just ended is refused'],
      ],
    ],
    [
      'Log lines, also those about mails, contain no user texts, names, addresses, tokens or chat messages',
      [
        ['tests/mail/outbox.test.ts', 'the log reports failures and a missing mail server without any content of the mail'],
        ['tests/anonymity/thief.test.ts', 'finds no value of an account in PostgreSQL’s statistics views'],
        ['tests/chat/ending.test.ts', 'chat texts, client ids and identities are not logged, and messages are not stored in the database'],
        [
          'tests/server/health.test.ts',
          'metrics have fixed labels and no personal data, and each request is logged with its own correlation id',
        ],
      ],
    ],
    [
      'Login, reset and confirmation respond identically, and after the same time, to known and unknown e-mail addresses',
      [
        ['tests/auth/session.test.ts', 'an unknown e-mail and a wrong password get the same answer'],
        ['tests/mail/passwords.test.ts', 'a known and an unknown address get the same answer, statement and size of row'],
      ],
      measured(
        'npm run bench logins',
        'medians of 300 requests to known and to unknown addresses differ by 1.3 % at login, 1.4 % at reset and 5.8 % at confirmation',
      ),
    ],
  ]),
  ...of('Accounts', [
    [
      'Passwords have 8 to 128 characters; easily guessed ones are refused, and none is truncated',
      [
        ['tests/auth/passwords.test.ts', 'passwords with spaces, in any script and of 128 characters are taken exactly as typed'],
        ['tests/auth/passwords.test.ts', 'the user’s own name, e-mail, university and faculty are refused in any combination'],
      ],
    ],
    [
      'Passwords are hashed with argon2id, and hashed again at login when its parameters have changed; many simultaneous logins do not block other requests',
      [
        ['tests/auth/session.test.ts', 'a password hashed with older parameters is rehashed at login'],
        ['tests/server/login-limit-rules.ts', '200 people with the right password can log in at once from an address new to all of them'],
      ],
      measured(
        'npm run bench logins',
        '200 simultaneous logins on two cores: none failed, p95 of /healthz 25 ms (261 to 300 ms with twenty other busy processes)',
      ),
    ],
    [
      'Failed logins are counted by account and address, and do not restrict open sessions',
      [
        ['tests/server/login-limit-rules.ts', '1,000 wrong guesses from as many addresses'],
        ['tests/server/login-limit-rules.ts', 'failed logins do not count for password checks within a session, nor the other way round'],
      ],
    ],
    [
      'Links in mails work once, for a limited time and for their address only; a password reset ends all sessions',
      [
        ['tests/mail/passwords.test.ts', 'a reset replaces the password, ends all sessions, is announced by mail, and works once'],
        ['tests/mail/confirmation.test.ts', 'for thirty minutes'],
      ],
    ],
    [
      'Each login creates a new session; sessions end at logout, expire, and can be listed and ended',
      [
        ['tests/auth/session.test.ts', 'the session cookie authenticates, and logout ends'],
        ['tests/auth/session.test.ts', 'on https the cookie is Secure with the prefix __Host-, and HSTS is on'],
        ['tests/auth/sessions.test.ts', 'ends all other sessions of the account at once'],
      ],
    ],
    [
      'University e-mail addresses are matched by whole domain labels',
      [
        ['tests/auth/register.test.ts', 'university domains are matched by whole labels'],
        ['tests/auth/email.test.ts', 'a Kelvin sign in a known domain does not count as k'],
      ],
    ],
  ]),
  ...of('API and page', [
    ['Every procedure is called as guest, other student, owner and mentor', [['tests/access.test.ts', 'every procedure has a row']]],
    [
      'Additional input fields have no effect',
      [
        ['tests/auth/register.test.ts', 'extra fields are ignored'],
        ['tests/server/transports.test.ts', 'prototype keys in a body are dropped'],
      ],
    ],
    [
      'No GET request changes data; a write with the session cookie and the Origin of another site is refused',
      [
        ['tests/auth/session.test.ts', 'a write with the cookie and a foreign Origin is refused'],
        ['tests/server/transports.test.ts', 'errors carry issues, a mutation over GET gets 405, and other content types get 415'],
        ['tests/browser/cross-site.test.ts', 'a page of another origin changes nothing'],
      ],
    ],
    [
      'The size of batches is limited, and each call in them counts against the limits',
      [
        ['tests/server/transports.test.ts', 'a batch of ten calls is answered, and one of eleven is refused'],
        ['tests/server/limits.test.ts', 'each call of a batch counts, and guests are counted by address'],
        ['tests/server/lanes.unit.test.ts', 'one account has at most three concurrent calls, and the guests of one address six'],
      ],
    ],
    [
      'Every text, list, page and request body has a maximum size',
      [
        ['tests/server/hostile-text.test.ts', '100 kB of hostile text in any field'],
        ['tests/comments/comments.test.ts', 'a long thread is returned whole by default, oldest first, or in pages of at most 50'],
      ],
    ],
    ['Unusual content types never bypass validation', [['tests/server/transports.test.ts', 'application/json;x']]],
    [
      'Forged proxy headers affect no limit, link or cookie',
      [
        ['tests/server/limits.test.ts', 'a forged X-Forwarded-For does not evade a limit without a trusted proxy'],
        [
          'tests/mail/passwords.test.ts',
          'forged host and proxy headers change no mail link, cookie or header, with or without a trusted proxy',
        ],
      ],
    ],
    [
      'Rate limits apply, with Retry-After and an explanation; the same long text is refused the third time in a day',
      [
        ['tests/server/limits.test.ts', 'the eleventh post in an hour is refused'],
        ['tests/server/limits.test.ts', 'the third identical long post in a day is refused as a repetition; short courtesies are not'],
      ],
    ],
    [
      'Every response has security headers; third parties are allowed by exact origin, and only on the landing page',
      [
        ['tests/server/transports.test.ts', 'every response has the security headers'],
        ['tests/server/spa.test.ts', 'the policy of a page allows only its own scripts and forbids framing'],
        ['tests/browser/live-chat.test.ts', 'the chat is never loaded for logged-in users'],
      ],
    ],
    [
      'Injected scripts are displayed as text',
      [
        ['tests/server/spa.test.ts', 'settings are escaped text in the page, and no page may run scripts of third parties'],
        [
          'tests/browser/hostile-chat.test.ts',
          'a malicious live chat reads no user data, sends no requests as the user and cannot navigate the page',
        ],
        [
          'tests/browser/hostile-words.test.ts',
          'a corpus of scripts in every field is shown as text on every page and in search, chat and moderation',
        ],
      ],
    ],
    [
      'An unexpected error yields a 500 that reveals only a correlation id',
      [['tests/server/transports.test.ts', 'an unexpected error is a 500']],
    ],
    [
      'Every regular expression that is applied to user text runs in linear time',
      [
        ['tests/server/hostile-text.test.ts', 'survives hostile text of maximum length in every field'],
        ['tests/language/time.unit.test.ts', 'take linear time'],
      ],
    ],
    [
      'Arbitrary input to any call or socket yields a documented response, never a 5xx',
      [
        ['tests/api/fuzz.test.ts', 'over %s responds only as the document describes'],
        ['tests/chat/fuzz.test.ts', 'after an arbitrary frame a socket goes on or closes with a code of the protocol'],
        ['tests/chat/fuzz.test.ts', 'a handshake with an arbitrary query opens or is refused with a status of the protocol'],
      ],
    ],
  ]),
  ...of('Chat', [
    [
      'A connection with a foreign Origin is refused; one without an Origin is accepted only with a bearer token',
      [
        ['tests/chat/entering.test.ts', 'from another origin: 403, even with a session'],
        ['tests/chat/entering.test.ts', 'without an Origin: 403 with a cookie, accepted with a bearer header'],
      ],
    ],
    [
      'Logout, a moderation measure, account deletion and the end of the chat close sockets within 5 s',
      [
        ['tests/chat/ending.test.ts', 'logout closes all sockets of the person and no others'],
        ['tests/account/chat.test.ts', 'are closed within five seconds'],
        ['tests/chat/ending.test.ts', 'at its end time a chat sends a notice, closes all sockets with 1000 and erases its messages'],
      ],
    ],
    [
      'Invalid frames, floods, slow readers and dead peers do not affect other participants',
      [
        ['tests/chat/refused-frames.test.ts', 'a frame of 70 KiB closes only its own socket, with 1009'],
        ['tests/chat/limits.test.ts', 'a stalled reader is dropped, while the other reader gets every message'],
        ['tests/chat/limits.test.ts', 'a peer that does not answer pings is dropped within a minute; one that answers stays'],
        ['tests/chat/entering.test.ts', 'a person may have five open sockets; closing one allows another'],
      ],
    ],
    [
      'After connection losses and `kill -9`, every acknowledged message exists exactly once, in one order',
      [['tests/chaos/chaos.test.ts', 'two instances, cut sockets and kill -9']],
    ],
    [
      'No text of a chat remains after its end',
      [['tests/chat/ending.test.ts', 'at its end time a chat sends a notice, closes all sockets with 1000 and erases its messages']],
    ],
  ]),
  ...of('Invariants under concurrency', [
    ['A group of 15 gets exactly 15 members', [['tests/study-groups/places.test.ts', 'a group of 15 gets exactly 15 members']]],
    [
      'One person’s like is at most one row, and the like count equals the number of rows',
      [['tests/posts/posts.test.ts', '100 parallel likes by one account']],
    ],
    [
      'Votes for helpful and not helpful add up to the number of voters',
      [['tests/exam-experiences/exam-experiences.test.ts', '250 parallel votes by 50 voters, many of them changed, count each voter once']],
    ],
    [
      'Of concurrent mentorship requests to one mentor one is sent, and of concurrent answers to it one counts',
      [
        ['tests/mentorship/mentorship.test.ts', 'of 250 concurrent answers one succeeds'],
        ['tests/mentorship/mentorship.test.ts', 'of 250 concurrent requests to one mentor one is created'],
      ],
    ],
    [
      'An account deleted during a write leaves nothing that is tied to it; an export contains all of the account’s data',
      [
        ['tests/account/concurrency.test.ts', 'a deletion waits for a write in progress, and erases what it wrote'],
        ['tests/account/export.test.ts', 'contains everything that the person did and wrote'],
      ],
    ],
  ]),
  ...of('Faults', [
    [
      'Killing the process ten times during writes loses no acknowledged write',
      [['tests/database/embedded.test.ts', 'ten kills during writes']],
    ],
    [
      'While the database or Valkey is unavailable or a disk is full, calls are refused cleanly, nothing is corrupted, and the server recovers by itself',
      [
        ['tests/server/database-outage.test.ts', 'calls in flight return 503, the process survives, and service resumes by itself'],
        ['tests/chat/instances.test.ts', 'without Valkey pages work and chats return 503; once it is back, chats resume with higher ids'],
        ['tests/chat/cluster.test.ts', 'when a primary is killed, chats are interrupted and resume on its replica with their messages'],
        ['tests/server/replica.test.ts', 'go to the primary when the replica is too far behind or fails'],
        ['tests/server/log-disk.test.ts', 'prevents neither the start nor any response, and does not end the process'],
        [
          'tests/server/start-failure.unit.test.ts',
          'isDatabaseAway() is true for a full disk or a lost connection, and false for a constraint violation',
        ],
        [
          'tests/database/embedded.test.ts',
          'a full disk refuses writes, crashes only the engine, and loses no acknowledged write (needs root)',
        ],
        ['tests/server/process.test.ts', 'restarts the embedded database when it crashes, logs that and loses no data'],
      ],
    ],
    [
      'A failed migration changes nothing; processes that start together migrate once',
      [
        ['tests/migrations.test.ts', 'a migration that fails leaves the database as it was'],
        ['tests/migrations.test.ts', 'processes that start together migrate once'],
      ],
    ],
    ['Corrupted entries in the browser’s storage never blank the page', [['tests/planner/read-planner.unit.test.ts', 'damaged entries']]],
    [
      'Without a network the planner works and no text is lost',
      [
        ['tests/browser/offline.test.ts', 'without a network the other pages open'],
        ['tests/browser/main-story.test.ts', 'a blocked post is reported, and its text is kept even across a reload'],
      ],
    ],
  ]),
  ...of('Language and crisis', [
    [
      'Texts that express pain are never refused, at most 1 % of harmless texts are, and most attacks are',
      [
        ['tests/language/verdict.unit.test.ts', 'refuses no text of pain and no text of a victim'],
        ['tests/language/verdict.unit.test.ts', 'refuses at most one harmless text in a hundred'],
        ['tests/language/verdict.unit.test.ts', 'refuses attacks, and asks about most of the others'],
      ],
      {
        measured: {
          command: 'npm run language:report -- --sealed',
          figure:
            '30 November, with that day’s models, on 29 sealed sets (11,065 texts): of 3,261 texts by people in pain and by victims, 5 refused (insults to oneself or to an absent person); of 3,088 ordinary texts, 0.7 % refused and the author of 2.2 % asked to reconsider, of 1,010 near misses 0.5 and 1.4 %; of 3,686 attacks, 81 % refused (91 % of plain, 88 % of disguised and 97 % of dialect ones) and 91 % refused or questioned; help panel shown for 94 % of 2,279 texts that express pain, for 99 % of 372 that speak plainly of suicide, for 2.0 % of 2,829 ordinary texts and for 4.1 % of 972 everyday idioms',
        },
      },
    ],
    [
      'Texts that express pain bring up the helplines; everyday texts rarely do',
      [
        ['tests/language/verdict.unit.test.ts', 'recognises pain, and seldom anything else'],
        ['tests/browser/on-a-phone.test.ts', 'stay in view with the keyboard open'],
      ],
    ],
  ]),
  ...of('Page quality', [
    [
      'The first load transfers at most 140 KiB including HTML, and each further page at most 47 KiB of JavaScript',
      [['tests/browser/budget.test.ts', 'first load']],
      measured(
        'npm run bench pages',
        'accessibility, best practices and SEO 100 on every page, no layout shift; performance in two runs of three loads each on two idle cores: feed 100, support 98 and 99, landing, login, preview, privacy and terms 99; blocking time 30 and 50 ms on the feed, 0 to 30 ms on the others',
      ),
    ],
    [
      'axe finds no violation on any screen, from a width of 320 px to 200 % zoom',
      [
        ['tests/browser/screens.test.ts', 'every page for guests has no axe findings, nothing cut off, no motion and no errors'],
        ['tests/browser/members-screens.test.ts', 'every page of a %s has no axe findings, nothing cut off, no motion and no errors'],
      ],
    ],
  ]),
  ...of('Moderation, notices, mail, operation', [
    [
      'Moderators never learn an account; a measure looks it up within the action',
      [
        [
          'tests/moderation/deciding.test.ts',
          'to remove a text hides it from everybody, tells its author why and the reporter the outcome',
        ],
      ],
    ],
    [
      'Pausing or closing an account ends its sockets and its writing, but not its reading, export or deletion; a closed e-mail address cannot register again',
      [
        [
          'tests/moderation/deciding.test.ts',
          'to pause an account blocks writing until the pause ends, but not reading or the data export',
        ],
        [
          'tests/moderation/deciding.test.ts',
          'to close an account ends its sessions, blocks writing and its address, but lets the person log in and read why',
        ],
      ],
    ],
    [
      '250 concurrent reports create one case; two moderators at once make one decision',
      [['tests/moderation/concurrency.test.ts', '250 reports at once']],
    ],
    [
      'Notifications contain no text except the recipient’s own',
      [['tests/notices/notices.test.ts', 'comments on a post make one notice with their count and an excerpt of the recipient’s own post']],
    ],
    [
      'A mail server that hangs or is unavailable delays no request and loses no mail',
      [
        ['tests/mail/outbox.test.ts', 'a hanging mail server delays neither requests nor a stop'],
        ['tests/mail/outbox.test.ts', 'queued mail survives the process, and is sent when the server is back'],
      ],
    ],
    [
      'Under 250 concurrent changes a group keeps its capacity and its waiting list the order',
      [
        ['tests/study-groups/places.test.ts', 'a group of 15 gets exactly 15 members, the others get 409, and waiters get places in order'],
        [
          'tests/study-groups/removals.test.ts',
          'after parallel removals and rejoins, the places go to those who waited longest, each once',
        ],
      ],
    ],
    [
      'A backup taken during writes is restored row by row and does not contain the key; a new secret key preserves every pseudonym',
      [
        [
          'tests/server/backup.test.ts',
          'restoring PostgreSQL brings back every row except sessions, and a backup taken during writes is consistent (needs pg_dump)',
        ],
        [
          'tests/server/backup-embedded.test.ts',
          'restoring a backup of the embedded database brings back every row except sessions, and gives no id of the days since again',
        ],
        [
          'tests/server/rotate-key.test.ts',
          'after a key rotation, sessions, own texts, likes and details still belong to the same accounts',
        ],
      ],
    ],
    [
      'A rolling restart loses nothing; the promotion of a replica loses no acknowledged write',
      [
        ['tests/server/process.test.ts', 'on SIGTERM accepts no new connections, finishes the request in flight and exits with 0'],
        ['tests/server/caddy.test.ts', 'sends no new requests to a process that is not ready, and answers them all'],
      ],
      measured(
        'npm run bench topology, npm run bench failover',
        'behind Caddy 28 restarts during 27,136 calls, 8,532 comments and 5,636 messages, behind HAProxy 4 restarts during 3,893 calls: nothing lost; 408 comments acknowledged around the promotion, none lost, every failure a 503',
      ),
    ],
    [
      'However the server is stopped, it leaves no process behind',
      [
        ['tests/server/end-with-npm.unit.test.ts', 'the program stops when npm receives %s'],
        ['tests/server/terminal.test.ts', 'the server exits cleanly with 0 when its terminal closes (needs script)'],
        ['tests/server/process.test.ts', '%s ends the process at once, so that a supervisor can restart it'],
      ],
    ],
  ]),
];
