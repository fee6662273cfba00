/** Milliseconds; browsers that cannot reach their push service wait forever. */
const PATIENCE_MS = 15_000;

/** Pending requests. A repeated call shares the pending one, because a browser gives both the same subscription. */
const asking = new WeakMap<PushManager, { answer: Promise<PushSubscription>; waiting: number }>();

/** Subscribes at the browser’s push service; undefined if it is unreachable or too slow. A subscription that comes too late is removed. */
export async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription | undefined> {
  const asked = asking.get(manager) ?? ask(manager, applicationServerKey);
  asked.waiting += 1;
  let timer: number | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    const subscription = await Promise.race([asked.answer, patience]);
    if (!subscription) asked.waiting -= 1;
    return subscription;
  } catch (problem) {
    // Browsers throw this when they cannot reach the push service.
    if (problem instanceof DOMException && problem.name === 'AbortError') return undefined;
    throw problem;
  } finally {
    clearTimeout(timer);
  }
}

function ask(manager: PushManager, applicationServerKey: string) {
  const asked = { answer: manager.subscribe({ userVisibleOnly: true, applicationServerKey }), waiting: 0 };
  asking.set(manager, asked);
  asked.answer
    .finally(() => asking.delete(manager))
    .then((subscription) => (asked.waiting === 0 ? subscription.unsubscribe() : true))
    .catch(() => {});
  return asked;
}
