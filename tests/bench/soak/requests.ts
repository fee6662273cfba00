/** A typical call, and its share in percent. */
interface Kind {
  share: number;
  call(n: number, posts: readonly number[]): [method: string, path: string, body?: object];
}

const post = (n: number, posts: readonly number[]) => posts[n % posts.length]!;
const KINDS: Kind[] = [
  { share: 45, call: () => ['GET', '/posts'] },
  { share: 15, call: (n, posts) => ['GET', `/posts/${post(n, posts)}/comments`] },
  { share: 10, call: (n) => ['GET', `/posts?q=esame${n % 200}`] },
  { share: 8, call: () => ['GET', '/notices'] },
  { share: 7, call: () => ['GET', '/study-groups'] },
  { share: 5, call: (n, posts) => ['POST', `/posts/${post(n, posts)}/like`] },
  { share: 4, call: (n, posts) => ['DELETE', `/posts/${post(n, posts)}/like`] },
  { share: 5, call: (n, posts) => ['POST', `/posts/${post(n, posts)}/comments`, { content: `Ti capisco, è capitato anche a me: ${n}` }] },
  { share: 1, call: (n) => ['POST', '/posts', { type: 'vent', content: `Giornata lunga, la numero ${n}` }] },
];
const DECK = KINDS.flatMap(({ share, call }) => Array<Kind['call']>(share).fill(call));
/** Coprime with the size of the deck, so that kinds are mixed and every hundred calls have the same shares. */
const STRIDE = 37;

/** Makes calls at a steady pace, without waiting for earlier responses. */
export class SoakRequests {
  readonly statuses = new Map<string, number>();
  /** Response times in milliseconds since they were last taken. */
  #delays: number[] = [];
  #made = 0;
  #underWay = 0;
  #timer: NodeJS.Timeout | undefined;

  start(sites: string[], tokens: string[], posts: number[], perSecond: number): void {
    const began = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
      while (this.#made < due) void this.#ask(sites, tokens, posts);
    }, 5);
  }

  async #ask(sites: string[], tokens: string[], posts: number[]): Promise<void> {
    const n = this.#made++;
    const [method, path, body] = DECK[(n * STRIDE) % DECK.length]!(n, posts);
    const headers = { authorization: `Bearer ${tokens[n % tokens.length]}`, ...(body && { 'content-type': 'application/json' }) };
    const began = performance.now();
    this.#underWay += 1;
    const status = await fetch(`${sites[n % sites.length]}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async (answer) => {
        await answer.text();
        return String(answer.status);
      },
      (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.message,
    );
    this.#underWay -= 1;
    this.#delays.push(performance.now() - began);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  takeDelays(): number[] {
    const delays = this.#delays;
    this.#delays = [];
    return delays.sort((one, other) => one - other);
  }

  get failures(): number {
    return [...this.statuses].reduce((sum, [status, count]) => (status === '200' ? sum : sum + count), 0);
  }

  /** Stops, and resolves when all calls have been answered. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    while (this.#underWay > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
