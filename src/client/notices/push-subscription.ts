/** Milliseconds; browsers without a way to their push service wait for ever. */
const PATIENCE_MS = 15_000;

/** A subscription at the browser’s push service; undefined when that does not answer. One that comes too late is given back. */
export async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription | undefined> {
  const asked = manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  let timer: number | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    const subscription = await Promise.race([asked, patience]);
    if (!subscription) asked.then((late) => late.unsubscribe()).catch(() => {});
    return subscription;
  } finally {
    clearTimeout(timer);
  }
}
