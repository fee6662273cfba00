/** An answer that waits until the test gives it. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let asked!: () => void;
  const value = new Promise<Value>((settle) => (resolve = settle));
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
  };
}
