/** Milliseconds; browsers without a way to their push service wait for ever. */
const PATIENCE_MS = 15_000;

/** What waits for its answer; who asks again waits with it, since a browser gives both the same subscription. */
const asking = new WeakMap<PushManager, { answer: Promise<PushSubscription>; waiting: number }>();

/** A subscription at the browser’s push service; undefined when that does not answer, or cannot be reached. One that comes when nobody waits any more is given back. */
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
    // What browsers say of a service that they cannot reach.
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
