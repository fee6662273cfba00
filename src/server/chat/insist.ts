/** Milliseconds between two tries. */
const AGAIN_MS = 10_000;

/**
 * Does what was decided and cannot be decided once more: where it fails, such as while Valkey is away, it is tried again by this
 * process until it succeeds, and whoever waits for it does not wait for that.
 * @param forMs milliseconds after which there is nothing left to do it to
 * @param failed told of the first failure alone
 */
export async function insist(work: () => Promise<void>, forMs: number, failed: (error: Error) => void): Promise<void> {
  const until = Date.now() + forMs;
  const again = () =>
    void setTimeout(() => {
      work().catch(() => {
        if (Date.now() < until) again();
      });
    }, AGAIN_MS).unref();
  await work().catch((error: unknown) => {
    failed(error as Error);
    again();
  });
}
