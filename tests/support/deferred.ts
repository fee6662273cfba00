/** Creates a handler whose response is resolved or rejected by the test. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  let asked!: () => void;
  const value = new Promise<Value>((settle, fail) => ((resolve = settle), (reject = fail)));
  const request = new Promise<void>((settle) => (asked = settle));
  return {
    /** The handler. */
    wait: () => {
      asked();
      return value;
    },
    /** Resolves when the handler is called. */
    request,
    resolve,
    reject,
  };
}
