/** An answer that waits until the test gives it, or fails. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  let asked!: () => void;
  const value = new Promise<Value>((settle, fail) => ((resolve = settle), (reject = fail)));
  const request = new Promise<void>((settle) => (asked = settle));
  return {
    /** The handler to pass on. */
    wait: () => {
      asked();
      return value;
    },
    /** Settles once the handler was called. */
    request,
    resolve,
    reject,
  };
}
