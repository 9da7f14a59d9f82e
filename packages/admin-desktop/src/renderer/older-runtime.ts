/**
 * What the console's code takes for granted and the oldest runtime of the tests (Chromium 114) does
 * not have yet. Where it is there, nothing is touched. See docs/decisions/123.
 */
URL.canParse ??= (url, base) => {
  try {
    return new URL(url, base) instanceof URL;
  } catch {
    return false;
  }
};

Promise.withResolvers ??= function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
};
